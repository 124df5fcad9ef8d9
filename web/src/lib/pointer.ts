/** Which hand was last at work: a finger looks before it acts, a mouse has looked already. */

let last = 'mouse';

addEventListener('pointerdown', ({ pointerType }) => (last = pointerType), true);
addEventListener('keydown', () => (last = 'key'), true);

export const touched = (): boolean => last === 'touch';
export const byKeys = (): boolean => last === 'key';
