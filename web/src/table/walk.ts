/** The arrow keys walk from one element to the next. */
export function walk(event: KeyboardEvent, all: readonly HTMLElement[]): void {
  if (event.defaultPrevented) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = step && at >= 0 ? all[at + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
