/** The position of a replay: match, deal, moment and seat, also as the query of an address. */

import type { MatchOutline, Viewer } from "../protocol/messages";

export interface ReplayPosition {
  /** The match of the record and the deal of the match, from 0; the moment `at` of the deal is from 1. */
  match: number;
  deal: number;
  at: number;
  viewer: Viewer;
  /** Whether all hands are open. */
  open: boolean;
}

/** The position of a query, in which all numbers begin at 1. */
export function positionOf(search: string): ReplayPosition {
  const query = new URLSearchParams(search);
  const number = (name: string) => Math.max(1, Math.trunc(Number(query.get(name))) || 1);
  const seat = query.get("seat");
  return {
    match: number("match") - 1,
    deal: number("deal") - 1,
    at: number("at"),
    viewer: seat !== null && /^\d$/.test(seat) ? Number(seat) : "table",
    open: query.has("open"),
  };
}

/** Whether an address asks for the review: by its query, or as the address of a review alone. */
export const isReviewed = ({ search, pathname }: Pick<Location, "search" | "pathname">): boolean =>
  new URLSearchParams(search).has("review") || /\/review\/[^/]+\/?$/.test(pathname);

/** The query of a position, with whether the match is reviewed. */
export function searchOf({ match, deal, at, viewer, open }: ReplayPosition, reviewed = false): string {
  const query = new URLSearchParams();
  if (match) query.set("match", String(match + 1));
  if (viewer !== "table") query.set("seat", String(viewer));
  query.set("deal", String(deal + 1));
  query.set("at", String(at));
  return `?${query}${open ? "&open" : ""}${reviewed ? "&review" : ""}`;
}

/** The nearest position that exists. */
export function nearestPosition(place: ReplayPosition, matches: readonly MatchOutline[]): ReplayPosition {
  const match = matches[place.match] ? place.match : 0;
  const { deals, names } = matches[match]!;
  const deal = Math.max(0, Math.min(place.deal, deals.length - 1));
  const at = Math.max(1, Math.min(place.at, deals[deal]?.moments ?? 1));
  const viewer = place.viewer === "table" || place.viewer < names.length ? place.viewer : "table";
  return { ...place, match, deal, at, viewer };
}

/** The number of moments before each deal, and at the end of all. */
export function momentsBefore(match: MatchOutline): number[] {
  const totals = [0];
  for (const { moments } of match.deals) totals.push(totals.at(-1)! + moments);
  return totals;
}

/** The number of a moment in the whole match, from 0. */
export const countOf = (match: MatchOutline, { deal, at }: Pick<ReplayPosition, "deal" | "at">): number =>
  momentsBefore(match)[deal]! + at - 1;

/** The deal and moment of a number in the whole match. */
export function dealAt(match: MatchOutline, count: number): Pick<ReplayPosition, "deal" | "at"> {
  const totals = momentsBefore(match);
  const last = match.deals.length - 1;
  const past = totals.findLastIndex((sum, deal) => deal <= last && sum <= count && match.deals[deal]!.moments > 0);
  const deal = Math.max(0, past);
  return { deal, at: Math.min(count - totals[deal]! + 1, match.deals[deal]!.moments) };
}
