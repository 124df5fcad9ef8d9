/** The windows in which every screen is looked at, and what is wrong with a screen in any of them. */

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/lib/contract';

export { LANGUAGES };

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  small: { width: 360, height: 640 },
} as const;

/**
 * What somebody would see as broken: a page wider than the window, and words that stick out of their button, field or
 * window. What scrolls, and what is one swipe away on a phone, is not cut.
 */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY);
    };
    for (const button of document.querySelectorAll<HTMLElement>('button, select, .button, h1, h2, nav a')) {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const text = button.innerText.trim().slice(0, 40);
      // Pictures lie in cards as they will; words must fit.
      if (button.closest('.piece, .visually-hidden, [inert], [aria-hidden=true]') || !text) continue;
      const words = document.createRange();
      words.selectNodeContents(button);
      const box = words.getBoundingClientRect();
      const own = button.getBoundingClientRect();
      // A sign alone: its words are for those who hear the page.
      if ([...button.children].some((part) => getComputedStyle(part).clipPath !== 'none')) continue;
      if (own.width < 2 || box.width < 2) continue;
      if (box.width > own.width + 2 && getComputedStyle(button).textOverflow !== 'ellipsis')
        faults.push(`“${text}” is wider than its place`);
      let scrolled: Element | null = button;
      while (scrolled && !scrolls(scrolled)) scrolled = scrolled.parentElement;
      if (!scrolled && (own.right > innerWidth + 2 || own.left < -2))
        faults.push(`“${text}” lies beyond the window`);
    }
    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility()) continue;
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(text).width > room) faults.push(`“${text}” is cut in its list`);
    }
    return faults;
  });
