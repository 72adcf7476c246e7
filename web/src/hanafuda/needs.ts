/** The seats that a card helps, and the yaku that it brings, after the server's advice on seats and choices. */

import type { Danger, Seat, View, YakuProgress } from "../protocol/messages";
import { cardNames, money, type People, seatLabel, yakuName } from "../words/names";
import { list, say } from "../words/say";
import type { Choice } from "./choice";

export interface Need {
  seat: Seat;
  progress: YakuProgress;
}

/** The yaku that still need a card: those that lack least first, and among these the viewer's first. */
export function needs(view: View, card: string, viewer: Seat): Need[] {
  return view.order
    .flatMap((seat) => (view.progress[seat] ?? []).map((progress) => ({ seat, progress })))
    .filter(({ progress }) => progress.possible && progress.lacks > 0 && progress.open.includes(card))
    .sort((a, b) => a.progress.lacks - b.progress.lacks || Number(b.seat === viewer) - Number(a.seat === viewer));
}

/** The most yaku that are named at once. */
const MOST = 2;
/** The most cards that a yaku may lack to be named. */
const NEAR = 3;

export function needsText(view: View, card: string, viewer: Seat, people: People): string {
  const near = needs(view, card, viewer).filter(({ progress }) => progress.lacks <= NEAR);
  const named = near
    .slice(0, MOST)
    .map(({ seat, progress: { yaku, lacks } }) =>
      say("flowers-need-one", { who: people.names[seat] ?? "", yaku: yakuName([yaku]), n: lacks }),
    );
  return named.length
    ? say(near.length > MOST ? "flowers-need-more" : "flowers-need", { card: cardNames(card), needs: list(named) })
    : "";
}

/** The yaku that a card would complete for the viewer. */
export const completedYaku = (view: View, card: string, viewer: Seat): YakuProgress[] =>
  needs(view, card, viewer).flatMap(({ seat, progress }) =>
    seat === viewer && progress.lacks === 1 ? [progress] : [],
  );

/** A danger in words: the seat that a card helps, its yaku, and the cost. */
export function dangerText({ seat, yaku, points, excused }: Danger, people: People): string {
  return say(excused ? "flowers-hatto-excused" : "flowers-hatto-warning", {
    who: seatLabel(seat, people),
    yaku: yakuName(yaku),
    money: money(points),
  });
}

/** The name of a card with its warnings. */
export const withWarnings = (card: string, warnings: readonly string[]): string =>
  warnings.length ? say("flowers-warned", { card, warnings: list(warnings, "") }) : card;

export const warningsOf = (choice: Choice, card: string, people: People): string[] =>
  choice.dangers(card).map((danger) => dangerText(danger, people));
