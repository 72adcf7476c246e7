/** What bots say at a table, each in its own manner: at rare moments, one at a time. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import type { Seat } from "../protocol/messages";
import { botOf } from "../words/names";
import type { Key } from "../words/say";
import type { AnyEvent } from "./moments";

export type Occasion = "greeting" | "thinking" | "yaku" | "win" | "loss";

/** How many lines a bot has for an occasion; an occasion that is missing here has one. */
const LINES: Partial<Record<Occasion, number>> = { yaku: 2, win: 2, loss: 2 };

/** The least time from one remark to the next, in milliseconds. The end of a match is never passed over. */
export const QUIET = 30_000;
/** How long a remark stands, in milliseconds. */
export const STANDS = 5000;
/** How long a bot thinks before it says so, in milliseconds: most choices take a second. */
export const LONG = 2500;
/** A slow server would have the bots speak of thinking all the time: they do so only after a longer silence. */
const SELDOM = 6 * QUIET;

export interface Remark {
  seat: Seat;
  /** The message of its line. */
  key: Key;
}

/** An event as far as bots speak of it. */
type SpokenEvent = AnyEvent & { yaku?: readonly unknown[]; winners?: readonly Seat[] };

/** The seat that speaks of these events, and why; null where all are silent. */
export function occasionOf(
  events: readonly SpokenEvent[],
  players: readonly string[],
): { seat: Seat; occasion: Occasion } | null {
  const isBot = (seat: Seat | undefined): seat is Seat => seat !== undefined && botOf(players[seat]) !== null;
  const end = events.find(({ e }) => e === "match_end");
  if (end) {
    const winner = end.winners?.find(isBot);
    if (winner !== undefined) return { seat: winner, occasion: "win" };
    const loser = players.findIndex((_, seat) => isBot(seat));
    return loser < 0 || !end.winners?.length ? null : { seat: loser, occasion: "loss" };
  }
  const maker = events.find(({ e, seat, yaku }) => /^(show|stop|sage)$/.test(e) && yaku?.length && isBot(seat))?.seat;
  return maker === undefined ? null : { seat: maker, occasion: "yaku" };
}

/** Whether a match has only just begun: nobody has played a card. */
export const isBeginning = (record: readonly AnyEvent[]): boolean =>
  record.filter(({ e }) => e === "deal").length < 2 && !record.some(({ e }) => /^(play|turn|trick)$/.test(e));

/** The talk of the bots at one table. */
export class Talk {
  /** The remark that stands now. */
  readonly remark = signal<Remark | null>(null);

  private last = Number.NEGATIVE_INFINITY;

  /** Let a bot speak, unless another has spoken a moment ago. `turn` chooses among its lines. */
  speak(seat: Seat, bot: string, occasion: Occasion, turn: number, now = performance.now()): void {
    const isEnd = occasion === "win" || occasion === "loss";
    if (!isEnd && now - this.last < (occasion === "thinking" ? SELDOM : QUIET)) return;
    this.last = now;
    const lines = LINES[occasion];
    const line = lines ? `${occasion}-${(turn % lines) + 1}` : occasion;
    this.remark.value = { seat, key: `talk-${bot}-${line}` as Key };
  }

  silence(): void {
    this.remark.value = null;
  }
}

/** The talk at the table on this page; null in a replay. */
export const TalkContext = createContext<Talk | null>(null);
