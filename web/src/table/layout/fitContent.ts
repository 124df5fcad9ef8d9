/** Zooms the content of an element so that it is as large as possible without scrolling. */

const SMALLEST = 0.55;
const LARGEST = 1.2;
/** How near to the largest possible size is near enough, and how far from the last one is looked first. */
const EXACT = 0.015;
const NEAR = 0.06;

/**
 * `what` names what lies there: the same things in the same room get the same size, without measuring again, and
 * never a larger one: so it can't swing between two sizes.
 */
export function fitContent(
  node: HTMLElement,
  what: string,
): { update: (what: string) => void; destroy: () => void } {
  const known = new Map<string, number>();
  let shown = what;
  let size = 0;

  const fits = (fit: number): boolean => {
    // Another size means another style for every piece: it is set only where it changes.
    if (fit !== size) node.style.setProperty('--fit', fit.toFixed(3));
    size = fit;
    return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  };
  /** Every look lays the whole table anew, so it begins where the size was last time. */
  const measure = (guess: number): number => {
    let low = SMALLEST;
    let high = LARGEST;
    const look = (fit: number): void => {
      if (fit <= low || fit >= high) return;
      if (fits(fit)) low = fit;
      else high = fit;
    };
    look(guess);
    look(low === guess ? guess + NEAR : guess - NEAR);
    while (high - low > EXACT) look((low + high) / 2);
    fits(low);
    return low;
  };
  const fit = (): void => {
    const name = `${shown} ${node.clientWidth}x${node.clientHeight}`;
    const before = known.get(name);
    // Pieces on their way may seem to need more room: only then are they measured as if they lay.
    if (before === undefined || !fits(before)) {
      node.classList.add('measured');
      if (before === undefined || !fits(before)) known.set(name, measure(size || 1));
      node.classList.remove('measured');
    }
    // What grows later, such as a row that breaks, is noticed too; watching it again is nothing.
    for (const child of node.children) observer.observe(child);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  // Words are as wide as they will be when their fonts have come: what was measured before counts no more.
  let left = false;
  if (document.fonts.status === 'loading')
    void document.fonts.ready.then(() => {
      known.clear();
      if (!left) fit();
    });
  return {
    update: (next) => {
      if (next === shown) return;
      shown = next;
      queueMicrotask(fit);
    },
    destroy: () => {
      left = true;
      observer.disconnect();
    },
  };
}
