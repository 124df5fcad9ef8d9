/** Durations (in milliseconds) and easing of animations run by script; the same figures as in tokens.css. */

export const DURATION_LONG = 350;
export const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
