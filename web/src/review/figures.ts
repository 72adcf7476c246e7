/** The numbers of a review, and where its moments are seen. */

import type { MomentJson, ReviewJson } from "../protocol/messages";

/** Kinds of decisions, in the order in which they are told. */
export const KINDS = ["bid", "show", "card", "take", "sage", "declare", "bury", "lead", "follow"] as const;

export const share = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)} %` : "–");

/** The sums so far, from nothing on. */
export function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push(sums.at(-1)! + value);
  return sums;
}

/** What each seat has lost by its choices in each deal: deals, and in them seats. */
export const lossesByDeal = ({ deals, moments, seats }: Pick<ReviewJson, "deals" | "moments" | "seats">): number[][] =>
  deals.map(({ n }) =>
    seats.map((_, seat) =>
      moments.reduce((sum, moment) => sum + (moment.deal === n && moment.seat === seat ? moment.loss : 0), 0),
    ),
  );

/** Which match of a record an address speaks of, from 0; people count from 1. */
export const matchOf = (search: string): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get("match"))) || 1) - 1;

/** How the table was seen from that seat before it chose, as an address of a match that is seen again says it.
 *
 * `starts`: how many moments were before each deal; `match`: which of the record, from 0. */
export function replayAddress(
  starts: readonly number[],
  { at, seat }: Pick<MomentJson, "at" | "seat">,
  match = 0,
): string {
  const deal = Math.max(
    0,
    starts.findLastIndex((start) => start < at),
  );
  const which = match ? `match=${match + 1}&` : "";
  return `?${which}seat=${seat}&deal=${deal + 1}&at=${Math.max(1, at - (starts[deal] ?? 0))}`;
}
