/** Where one looks: the match, the deal, the moment and from which seat; and how the address says so. */

import type { MatchOutline, Viewer } from "../protocol/messages";

export interface ReplayPosition {
  /** Matches of the record and deals of the match from 0, moments of the deal from 1. */
  match: number;
  deal: number;
  at: number;
  viewer: Viewer;
  /** Whether every hand lies open. */
  open: boolean;
}

/** What an address asks for; people count from 1. */
export function positionOf(search: string): ReplayPosition {
  const asked = new URLSearchParams(search);
  const number = (name: string) => Math.max(1, Math.trunc(Number(asked.get(name))) || 1);
  const seat = asked.get("seat");
  return {
    match: number("match") - 1,
    deal: number("deal") - 1,
    at: number("at"),
    viewer: seat !== null && /^\d$/.test(seat) ? Number(seat) : "table",
    open: asked.has("open"),
  };
}

export function searchOf({ match, deal, at, viewer, open }: ReplayPosition): string {
  const query = new URLSearchParams();
  if (match) query.set("match", String(match + 1));
  if (viewer !== "table") query.set("seat", String(viewer));
  query.set("deal", String(deal + 1));
  query.set("at", String(at));
  return `?${query}${open ? "&open" : ""}`;
}

/** The nearest place that there is. */
export function nearestPosition(place: ReplayPosition, matches: readonly MatchOutline[]): ReplayPosition {
  const match = matches[place.match] ? place.match : 0;
  const { deals, names } = matches[match]!;
  const deal = Math.max(0, Math.min(place.deal, deals.length - 1));
  const at = Math.max(1, Math.min(place.at, deals[deal]?.moments ?? 1));
  const viewer = place.viewer === "table" || place.viewer < names.length ? place.viewer : "table";
  return { ...place, match, deal, at, viewer };
}

/** The moments before each deal, and all of them. */
export function momentsBefore(match: MatchOutline): number[] {
  const totals = [0];
  for (const { moments } of match.deals) totals.push(totals.at(-1)! + moments);
  return totals;
}

/** A moment counted through the whole match, from 0. */
export const countOf = (match: MatchOutline, { deal, at }: Pick<ReplayPosition, "deal" | "at">): number =>
  momentsBefore(match)[deal]! + at - 1;

/** The deal and its moment of one that is counted through. */
export function dealAt(match: MatchOutline, count: number): Pick<ReplayPosition, "deal" | "at"> {
  const totals = momentsBefore(match);
  const last = match.deals.length - 1;
  const past = totals.findLastIndex((sum, deal) => deal <= last && sum <= count && match.deals[deal]!.moments > 0);
  const deal = Math.max(0, past);
  return { deal, at: Math.min(count - totals[deal]! + 1, match.deals[deal]!.moments) };
}
