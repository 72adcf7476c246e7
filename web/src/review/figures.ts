/** The numbers of a review, and the addresses of its moments. */

import type { MomentJson, ReviewJson } from "../protocol/messages";

/** Kinds of decisions, in their order. */
export const KINDS = ["bid", "show", "card", "take", "sage", "declare", "bury", "lead", "follow"] as const;

export const share = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)} %` : "–");

/** The running sums, from 0. */
export function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push(sums.at(-1)! + value);
  return sums;
}

/** The loss of each seat by its choices, by deal and seat. */
export const lossesByDeal = ({ deals, moments, seats }: Pick<ReviewJson, "deals" | "moments" | "seats">): number[][] =>
  deals.map(({ n }) =>
    seats.map((_, seat) =>
      moments.reduce((sum, moment) => sum + (moment.deal === n && moment.seat === seat ? moment.loss : 0), 0),
    ),
  );

/** The number of a match in a query, from 0; the query counts from 1. */
export const matchOf = (search: string): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get("match"))) || 1) - 1;

/** The address of the replay from a seat, at the moment before it chose.
 *
 * `starts` are the numbers of moments before each deal; `match` is the number of the match in the record, from 0. */
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
