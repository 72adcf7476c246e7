/** The last moves of a table, kept as they were seen, and shown again when a person wants to. */

import { batch, signal } from "@preact/signals";
import { capture, still } from "../motion/flip";
import { pace, replaying } from "../motion/pace";
import { duration } from "../motion/time";
import { type AnyEvent, gathered, HOLDS, NOWHERE, type Still, type Ways } from "./moments";
import { isMove, lastMoves, recentMoments, seenAgain } from "./moves";

/** Moves that are shown again: which of them is seen now. */
export interface Replay<Scene, Event> {
  still: Still<Scene, Event>;
  ways: Ways;
  /** What is told of the move. */
  events: readonly Event[];
  /** From 1; 0 is how the table looked before them. */
  move: number;
  moves: number;
}

export class Again<Scene, Event extends AnyEvent> {
  /** What is shown again at the moment, instead of the table as it is. */
  readonly replay = signal<Replay<Scene, Event> | null>(null);
  /** Whether there are moves to be shown again. */
  readonly possible = signal(false);

  private past: readonly Still<Scene, Event>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended`: what is done when everything has been shown again. */
  constructor(private readonly ended: () => void) {}

  /** How long the moment before the present one stood; undefined where there was none. */
  get before(): Still<Scene, Event> | undefined {
    return this.past.at(-2);
  }

  /** Forget the past for this one. */
  begin(past: readonly Still<Scene, Event>[]): void {
    this.past = recentMoments(past);
    this.possible.value = lastMoves(this.past).moves > 0;
  }

  add(seen: Still<Scene, Event>): void {
    this.past = recentMoments([...this.past, seen]);
    this.possible.value ||= lastMoves(this.past).moves > 0;
  }

  /** Go back to how the table looked, and show its last moves again; false where nobody has moved. */
  start(): boolean {
    const { first, moves } = lastMoves(this.past);
    if (!moves) return false;
    this.show(first, 0, moves);
    return true;
  }

  /** Back to the table as it is; false if it was to be seen. */
  stop(): boolean {
    if (!this.replay.value) return false;
    clearTimeout(this.timer);
    still();
    batch(() => {
      this.replay.value = null;
      replaying.value = false;
    });
    return true;
  }

  /** Show one moment, then the next. */
  private show(index: number, move: number, moves: number): void {
    const seen = this.past[index]!;
    capture(move === 0 || gathered(seen.events));
    batch(() => {
      replaying.value = true;
      const events = seen.events.length ? seen.events : (this.replay.value?.events ?? []);
      this.replay.value = { still: seen, ways: move ? seen : NOWHERE, events, move, moves };
    });
    const next = this.past.findIndex((other, at) => at > index && seenAgain(other));
    const hold = duration(move ? HOLDS[seen.hold === "none" ? "beat" : seen.hold] : HOLDS.read) * pace();
    this.timer = setTimeout(() => {
      if (next < 0) this.ended();
      else this.show(next, move + Number(isMove(this.past[next]!)), moves);
    }, hold);
  }
}
