/** Cards keep their places while some of them are taken, and come back to them; when new ones come, all close up. */
export const keepPlaces = (places: readonly number[], cards: readonly number[]): readonly number[] =>
  cards.every((card) => places.includes(card)) ? places : cards;
