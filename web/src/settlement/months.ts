/** A record month by month. */

import type { Deal, DealEnd, Event, Pay } from "../protocol/messages";

export interface Month {
  deal: Deal;
  pays: Pay[];
  /** Null while the month is played. */
  end: DealEnd | null;
  /** Scores before the month, in points by seat. */
  before: readonly number[];
}

/** The months of a record; the payments of the year's settlement belong to none. */
export function months(record: readonly Event[]): Month[] {
  const found: Month[] = [];
  for (const event of record) {
    const month = found.at(-1);
    if (event.e === "deal") {
      found.push({ deal: event, pays: [], end: null, before: month?.end?.scores ?? event.hands.map(() => 0) });
    } else if (month && !month.end) {
      if (event.e === "pay") month.pays.push(event);
      else if (event.e === "deal_end") month.end = event;
    }
  }
  return found;
}

/** What each seat has won or lost in a month so far, month stones included. */
export function won({ pays, before }: Month): number[] {
  return before.map((_, seat) =>
    pays.reduce((sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0), 0),
  );
}
