/** Makes what lies on the table as large as it can be with all of it in sight: nobody should have to scroll on a desk. */

const SMALLEST = 0.55;
const LARGEST = 1.2;
const STEPS = 6;

/** `what` names what lies there: the same things in the same room get the same size, without measuring again. */
export function fitted(node: HTMLElement, what: string): { update: (what: string) => void; destroy: () => void } {
  const known = new Map<string, number>();
  let shown = what;

  const fits = (fit: number): boolean => {
    node.style.setProperty('--fit', fit.toFixed(3));
    return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  };
  const measure = (): number => {
    if (fits(LARGEST)) return LARGEST;
    let low = SMALLEST;
    let high = LARGEST;
    for (let i = 0; i < STEPS; i += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    fits(low);
    return low;
  };
  const fit = (): void => {
    node.classList.add('measured');
    const name = `${shown} ${node.clientWidth}x${node.clientHeight}`;
    const before = known.get(name);
    if (before === undefined || !fits(before)) known.set(name, measure());
    node.classList.remove('measured');
    // What grows later, such as a row that breaks, is noticed too; watching it again is nothing.
    for (const child of node.children) observer.observe(child);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  return {
    update: (next) => {
      if (next === shown) return;
      shown = next;
      queueMicrotask(fit);
    },
    destroy: () => observer.disconnect(),
  };
}
