/** Slots on the field and in a hand: a card keeps its slot, and a new card takes the first free one. */

import { UNKNOWN, without } from "../cards/deck";
import type { Event } from "../protocol/messages";

export type Slots = readonly (string | null)[];

/** The usual number of columns: six cards are dealt to the field, in columns of two. */
const FEWEST = 6;
/** The least number of columns with room on the field. */
const USUAL = 5;

export function settleField(slots: Slots, field: string): Slots {
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

/** The slots of a hand: when a card leaves, the others stay. */
export function settleHand(slots: Slots, hand: string): Slots {
  const isSettled = [...hand].every((card) => slots.includes(card) && card !== UNKNOWN);
  return isSettled ? slots.map((card) => (card && hand.includes(card) ? card : null)) : [...hand];
}

/**
 * The columns from left to right. Columns in the middle stay there when the field grows: the
 * fourth column lies to the right, the fifth to the left, and so on, with equal room on both sides.
 */
export function columnOrder(slots: Slots): number[] {
  const there = Math.ceil(slots.length / 2);
  const columns: number[] = [];
  for (let column = 0; column < Math.max(there, USUAL) || column % 2 === 0; column += 1) {
    if (column < FEWEST / 2 || column % 2) columns.push(column);
    else columns.unshift(column);
  }
  return columns;
}

/** The slots of the field after a record: the same for every viewer. */
export function slotsAfter(record: readonly Event[]): Slots {
  let [slots, field]: [Slots, string] = [[], ""];
  for (const event of record) {
    if (event.e === "deal") [slots, field] = [[], event.field];
    else if (event.e === "shima") field = without(field, event.cards);
    else if (event.e === "play" || event.e === "turn")
      field = event.takes ? without(field, event.takes) : field + event.card;
    else continue;
    slots = settleField(slots, field);
  }
  return slots;
}

/** The slots of each hand after a record. */
export function handsAfter(record: readonly Event[], hands: readonly string[]): readonly Slots[] {
  const deal = record.findLast((event) => event.e === "deal" || event.e === "redeal");
  const dealt = deal?.e === "deal" || deal?.e === "redeal" ? deal.hands : [];
  return hands.map((hand, seat) => settleHand([...(dealt[seat] ?? "")], hand));
}
