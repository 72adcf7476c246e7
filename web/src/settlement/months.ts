/** A record month by month. */

import type { Deal, DealEnd, Event, Pay, Seat, Share } from "../protocol/messages";

export interface Month {
  deal: Deal;
  pays: Pay[];
  /** Who did not play: folded or squeezed out. */
  watched: Seat[];
  /** What doubling has made of every payment but fees. */
  rate: number;
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
      found.push({
        deal: event,
        pays: [],
        watched: [],
        rate: 1,
        end: null,
        before: month?.end?.scores ?? event.hands.map(() => 0),
      });
    } else if (month && !month.end) {
      if (event.e === "pay") month.pays.push(event);
      else if (event.e === "squeezed" || (event.e === "bid" && event.bid === "out")) month.watched.push(event.seat);
      else if (event.e === "bid" && event.bid === "double") month.rate *= 2;
      else if (event.e === "deal_end") month.end = event;
    }
  }
  const [first] = found;
  if (first?.end) first.before = startOf(first, first.end.scores);
  return found;
}

/** The scores with which a match was begun, from those after its first month or in it. */
export function startOf(first: Month, scores: readonly number[]): number[] {
  const net = won(first);
  return scores.map((score, seat) => score - (net[seat] ?? 0));
}

/** What was paid after the last month: the settlement of the year. */
export function lastPayments(record: readonly Event[]): Pay[] {
  const end = record.findLastIndex((event) => event.e === "deal_end");
  return record.slice(end + 1).filter((event) => event.e === "pay");
}

/** What a seat has been paid this month for captured yaku so far, by payer. */
export function collected(record: readonly Event[], seat: Seat): Share[] {
  const month = months(record).at(-1);
  const found: Share[] = [];
  for (const { from, to, points, reason, liable } of month && !month.end ? month.pays : []) {
    if (reason !== "captured_yaku" || to !== seat || typeof from !== "number") continue;
    const share = found.find((other) => other.seat === from);
    if (share) share.points += points;
    else found.push({ seat: from, points });
    if (liable) found.find((other) => other.seat === from)!.liable = liable;
  }
  return found;
}

/** What each seat has won or lost in a month so far, month stones included. */
export function won({ pays, before }: Month): number[] {
  return before.map((_, seat) =>
    pays.reduce((sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0), 0),
  );
}
