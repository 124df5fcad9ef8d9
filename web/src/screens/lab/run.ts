/** A simulation of the lab, as this browser follows it. */

import { loadStored, saveStored } from '../../lib/storage';
import type { LabReport, LabRun } from '../../lib/wire';

const POLL_INTERVAL = 1000; // milliseconds between two looks at a simulation
const FEW_GAMES = 1000; // games under which a report only shows the largest differences

export const isUnderWay = ({ stage }: LabRun): boolean => stage === 'playing' || stage === 'reporting';

/** Seconds as minutes and seconds. */
export const timeLeft = (seconds: number) => ({
  minutes: Math.floor(seconds / 60),
  seconds: seconds % 60,
});

/** A time limit ended it before all games were played. */
export const isShort = ({ stage, done, games }: LabRun): boolean => stage === 'done' && done < games;

export const isFew = ({ samples }: LabReport): boolean => samples.some(({ games }) => games < FEW_GAMES);

/** Looks at a simulation until it is over or nobody wants to know; a lost connection is no end. */
export async function pollRun(
  ask: () => Promise<LabRun>,
  see: (run: LabRun) => void,
  gone: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const run = await ask();
      if (signal.aborted) return;
      see(run);
      if (!isUnderWay(run)) return;
    } catch (error) {
      if (signal.aborted || gone(error)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** The simulation that this browser began last: whoever comes back to the page sees it again. */
export const lastRun = (): string | null => loadStored<string | null>('lab-run', null);
export const saveLastRun = (run: string): void => saveStored('lab-run', run);
