/** The numbers of a review. */

import type { ReviewJson } from "../protocol/messages";

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
