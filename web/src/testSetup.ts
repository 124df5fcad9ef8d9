/** What jsdom lacks of a browser, for the unit tests. */

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
Element.prototype.getAnimations ??= () => [];
Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
