/** Counts at the end of a deal: card points of the seats that have played, or the points of the opponents. */

import type { FactForm, FactKeys } from "../protocol/messages";

export type Counts = readonly (number | null)[];

/** The seats whose points are counted; the opponents of bashifen are counted as one. */
export const countedSeats = (form: FactForm): readonly number[] =>
  form.what === "opponents" ? [0] : (form.seats ?? []);

/** The seats that must be counted: where all cards lie in piles, the last count follows from the others. */
export const needed = (form: FactForm): number => countedSeats(form).length - (form.total === undefined ? 0 : 1);

/** The next seat to be counted after this one; null if all that is needed is there. */
export function nextSeat(form: FactForm, counts: Counts): number | null {
  const seats = countedSeats(form);
  const counted = seats.filter((seat) => (counts[seat] ?? null) !== null);
  if (form.what === "opponents" ? counted.length : counted.length >= needed(form)) return null;
  return seats.find((seat) => (counts[seat] ?? null) === null) ?? null;
}

/** The fact of these counts; seats that have not played have none. */
export function factOf(form: FactForm, counts: Counts, seats: number): FactKeys {
  if (form.what === "opponents") return { points: counts[0] ?? 0 };
  const counted = countedSeats(form);
  return {
    points: Array.from({ length: seats }, (_, seat) => (counted.includes(seat) ? (counts[seat] ?? null) : 0)),
  };
}

/** The tens and the ones of which a count is made by two taps. */
export const tens = ({ most = 0 }: FactForm): number[] =>
  Array.from({ length: Math.floor(most / 10) + 1 }, (_, number) => number);

export const ones = ({ step = 1 }: FactForm): number[] =>
  Array.from({ length: Math.ceil(10 / step) }, (_, number) => number * step);
