/** What jsdom lacks of a browser, for the unit tests. */

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
Object.assign(Element.prototype, { getAnimations: () => [], animate: () => ({ cancel: () => {} }) });
