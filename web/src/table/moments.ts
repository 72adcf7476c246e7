/** Moments of a table: a view that is shown for a time. */

import type { Origin } from "../motion/flip";
import { pace } from "../motion/pace";
import { duration } from "../motion/time";
import type { Earlier, SentenceJson, TableMessage, Viewer } from "../protocol/messages";

/** How long a moment is shown: not at all, until a card has landed, a beat, long enough to read, as long
 * as a yaku is admired, or until it is dismissed. */
export type Hold = "none" | "meet" | "beat" | "read" | "yaku" | "bill";

/** The design tokens of the holds that last for a time. */
export const HOLDS: Record<Exclude<Hold, "none">, string> = {
  meet: "--m-beat",
  beat: "--m-beat",
  read: "--m-read",
  yaku: "--m-yaku",
  bill: "--m-read",
};

/** The pause after a moment in milliseconds; none after a bill, which waits until it is dismissed. */
export const pauseAfter = (hold: Hold): number =>
  hold === "none" || hold === "bill" ? 0 : duration(HOLDS[hold]) * pace();

/** A moment: a view, and the events that led to it. */
export interface Moment<View, Event> {
  view: View;
  events: Event[];
  hold: Hold;
  /** The score sheet from this moment on. */
  sheet?: unknown;
}

export interface AnyView {
  n: number;
  phase: string;
  turn: number | null;
  legal: readonly number[];
}

export interface AnyTable<View extends AnyView, Event>
  extends Pick<TableMessage, "names" | "players" | "stand_ins" | "game"> {
  viewer: Viewer;
  record: readonly Event[];
  view: View;
  past: readonly Earlier[];
  sheet: object;
}

export interface AnyEvent {
  e: string;
  seat?: number;
  /** The server's sentences about the event. */
  sentences?: readonly SentenceJson[];
  /** The bill of a deal, at the event that ends it. */
  bill?: unknown;
}

/** The places from which cards come into sight, and to which cards go out of sight. */
export interface CardPaths {
  origin: Origin;
  goal: Origin;
}

export const NO_PATHS: CardPaths = { origin: () => null, goal: () => null };

/** A moment to be drawn. */
export interface DrawnMoment<Scene> {
  scene: Scene;
  paths: CardPaths;
}

/** A moment that has been shown. */
export interface SeenMoment<Scene, Event> extends CardPaths {
  scene: Scene;
  events: readonly Event[];
  hold: Hold;
}

/** Whether all cards are dealt anew. */
export const isNewDeal = (events: readonly AnyEvent[]): boolean =>
  events.some(({ e }) => e === "deal" || e === "redeal");
