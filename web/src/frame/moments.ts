/** What is seen of a table at one time, and for how long. */

import type { Origin } from "../motion/flip";
import { pace } from "../motion/pace";
import { duration } from "../motion/time";
import type { Earlier, SentenceJson, TableMessage, Viewer } from "../protocol/messages";

/** How long a moment stands: not at all, until a card has landed, a beat, long enough to read, as long
 * as a yaku is admired, until it is dismissed. */
export type Hold = "none" | "meet" | "beat" | "read" | "yaku" | "bill";

/** The tokens of those that stand for a time. */
export const HOLDS: Record<Exclude<Hold, "none">, string> = {
  meet: "--m-beat",
  beat: "--m-beat",
  read: "--m-read",
  yaku: "--m-yaku",
  bill: "--m-read",
};

/** For how long nothing follows a moment, in milliseconds; what is to be dismissed waits by itself. */
export const pauseAfter = (hold: Hold): number =>
  hold === "none" || hold === "bill" ? 0 : duration(HOLDS[hold]) * pace();

/** One moment: what is seen, and the events that are told in it. */
export interface Moment<View, Event> {
  view: View;
  events: Event[];
  hold: Hold;
  /** The score sheet from then on. */
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
  /** What the server tells of it. */
  says?: readonly SentenceJson[];
  /** Of a deal that has ended: what was paid, and how all stand then. */
  bill?: unknown;
}

/** Where cards come from that were not to be seen before, and where they go that are not to be seen any more. */
export interface Ways {
  origin: Origin;
  goal: Origin;
}

export const NOWHERE: Ways = { origin: () => null, goal: () => null };

/** A moment as it is to be drawn. */
export interface Drawn<Scene> {
  scene: Scene;
  ways: Ways;
}

/** A moment as it was seen. */
export interface Still<Scene, Event> extends Ways {
  scene: Scene;
  events: readonly Event[];
  hold: Hold;
}

/** Whether all cards are gathered and dealt anew. */
export const gathered = (events: readonly AnyEvent[]): boolean =>
  events.some(({ e }) => e === "deal" || e === "redeal");
