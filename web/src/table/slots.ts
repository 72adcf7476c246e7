/** Places on the field: a card keeps its own while it lies there, and a new one takes the first that is free. */

export type Slots = readonly (string | null)[];

/** Six cards are dealt to the field: three columns of two. */
const FEWEST = 6;

export function settle(slots: Slots, field: string): Slots {
  const places: (string | null)[] = slots.map((card) => (card && field.includes(card) ? card : null));
  for (const card of field) {
    if (places.includes(card)) continue;
    const free = places.indexOf(null);
    if (free < 0) places.push(card);
    else places[free] = card;
  }
  while (places.length < FEWEST || places.length % 2) places.push(null);
  return places;
}
