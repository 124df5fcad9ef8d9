/** Rounds are numbered I to V. */
export const roman = (round: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][round] ?? String(round);
