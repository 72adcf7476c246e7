/** The replay of a table's last moves, as this seat has seen them. */

import { batch, signal } from "@preact/signals";
import { capturePlaces, skipMotion } from "../motion/flip";
import { isReplayingMoves, pace } from "../motion/pace";
import { duration } from "../motion/time";
import { type AnyEvent, type CardPaths, HOLDS, isNewDeal, NO_PATHS, type SeenMoment } from "./moments";
import { isMove, isReplayed, lastMoves, recentMoments } from "./moves";

/** The move that is replayed now. */
export interface ReplayedMove<Scene, Event> {
  moment: SeenMoment<Scene, Event>;
  paths: CardPaths;
  /** The events of the move. */
  events: readonly Event[];
  /** The number of the move from 1; 0 is the table before the moves. */
  move: number;
  moves: number;
}

export class MoveReplay<Scene, Event extends AnyEvent> {
  /** The move that is shown instead of the present table; null while nothing is replayed. */
  readonly replay = signal<ReplayedMove<Scene, Event> | null>(null);
  /** Whether there are moves to replay. */
  readonly isAvailable = signal(false);

  private past: readonly SeenMoment<Scene, Event>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called when everything has been shown again. */
  constructor(private readonly ended: () => void) {}

  /** The moment before the present one; undefined if there is none. */
  get before(): SeenMoment<Scene, Event> | undefined {
    return this.past.at(-2);
  }

  /** Replace the past. */
  begin(past: readonly SeenMoment<Scene, Event>[]): void {
    this.past = recentMoments(past);
    this.isAvailable.value = lastMoves(this.past).moves > 0;
  }

  add(moment: SeenMoment<Scene, Event>): void {
    this.past = recentMoments([...this.past, moment]);
    this.isAvailable.value ||= lastMoves(this.past).moves > 0;
  }

  /** Replay the last moves; false if there are none. */
  start(): boolean {
    const { first, moves } = lastMoves(this.past);
    if (!moves) return false;
    this.show(first, 0, moves);
    return true;
  }

  /** End the replay; false if none is on. */
  stop(): boolean {
    if (!this.replay.value) return false;
    clearTimeout(this.timer);
    skipMotion();
    batch(() => {
      this.replay.value = null;
      isReplayingMoves.value = false;
    });
    return true;
  }

  /** Show a moment, and after its time the next. */
  private show(index: number, move: number, moves: number): void {
    const moment = this.past[index]!;
    capturePlaces(move === 0 || isNewDeal(moment.events));
    batch(() => {
      isReplayingMoves.value = true;
      const events = moment.events.length ? moment.events : (this.replay.value?.events ?? []);
      this.replay.value = { moment, paths: move ? moment : NO_PATHS, events, move, moves };
    });
    const next = this.past.findIndex((other, at) => at > index && isReplayed(other));
    const hold = duration(move ? HOLDS[moment.hold === "none" ? "beat" : moment.hold] : HOLDS.read) * pace();
    this.timer = setTimeout(() => {
      if (next < 0) this.ended();
      else this.show(next, move + Number(isMove(this.past[next]!)), moves);
    }, hold);
  }
}
