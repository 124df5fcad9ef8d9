/** Whether mouse, touch or keyboard was used last: a touch first shows what it would do, a click does it. */

let last = 'mouse';
/** Where the mouse was last seen to move. */
let at: { x: number; y: number } | null = null;

addEventListener('pointerdown', ({ pointerType }) => (last = pointerType), true);
addEventListener('keydown', () => (last = 'key'), true);

addEventListener('pointermove', ({ screenX: x, screenY: y }) => (at = { x, y }), true);

/** It came to lie under the mouse, which has not moved since. */
export const isStationary = ({ pointerType, screenX, screenY }: PointerEvent): boolean =>
  pointerType === 'mouse' && screenX === at?.x && screenY === at.y;

export const isTouch = (): boolean => last === 'touch';
export const isKeyboard = (): boolean => last === 'key';
