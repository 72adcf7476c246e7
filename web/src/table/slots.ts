/** Places on the field: a card keeps its own while it lies there, and a new one takes the first that is free. */

import { without } from "../cards/deck";
import type { Event } from "../protocol/messages";

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

/** The places after all that a record tells: the same for everyone who looks, whenever he comes. */
export function slotsAfter(record: readonly Event[]): Slots {
  let [slots, field]: [Slots, string] = [[], ""];
  for (const event of record) {
    if (event.e === "deal") [slots, field] = [[], event.field];
    else if (event.e === "shima") field = without(field, event.cards);
    else if (event.e === "play" || event.e === "turn") field = event.takes ? without(field, event.takes) : field + event.card;
    else continue;
    slots = settle(slots, field);
  }
  return slots;
}
