/** How far the engine is on its way. */

export type Stage = 'absent' | 'loading' | 'waiting' | 'starting' | 'ready' | 'failed';

export const progress = $state<{ stage: Stage; loaded: number; total: number }>({
  stage: 'absent',
  loaded: 0,
  total: 0,
});
