/** Cards keep their places while some of them are taken; when new ones come, all close up. */
export function keepPlaces(places: readonly (number | null)[], cards: readonly number[]): (number | null)[] {
  if (cards.some((card) => !places.includes(card))) return [...cards];
  return places.map((card) => (card !== null && cards.includes(card) ? card : null));
}
