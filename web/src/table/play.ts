/** What the tables of all games share: the record and the view, shown moment by moment, and the act of the person. */

import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { capture, still, type Origin } from "../motion/flip";
import { pace, replaying } from "../motion/pace";
import { cueOf, hear } from "../motion/sound";
import { duration } from "../motion/time";
import { speed, type Language } from "../preferences";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { played, toldIn } from "../words/say";
import { forgetTable, rememberTable, type Rememberable } from "./remembered";
import { isMove, kept, lastMoves, waits, type Still } from "./replay";
import type { Hearer, Session } from "./session";

/** How long a moment stands: not at all, until a card has landed, a beat, long enough to read, until it is dismissed. */
export type Hold = "none" | "meet" | "beat" | "read" | "bill";

const HOLDS: Record<Exclude<Hold, "none">, string> = { meet: "--m-beat", beat: "--m-beat", read: "--m-read", bill: "--m-read" };

/** One moment: what is seen, and the events that are told in it. */
export interface Moment<View, Event> {
  view: View;
  told: Event[];
  hold: Hold;
}

export interface AnyView {
  n: number;
  phase: string;
  turn: number | null;
  legal: readonly number[];
}

export interface AnyEvent {
  e: string;
  seat?: number;
}

export interface AnyTable<View extends AnyView, Event> extends Rememberable {
  languages: readonly Language[];
  record: readonly Event[];
  view: View;
}

/** Moves that are shown again: which of them is seen now. */
export interface Replay<Scene, Event> {
  still: Still<Scene, Event>;
  /** What is told of the move. */
  told: readonly Event[];
  /** From 1; 0 is how the table looked before them. */
  move: number;
  moves: number;
}

export abstract class Play<
  View extends AnyView,
  Event extends AnyEvent,
  Shown extends Moment<View, Event>,
  Table extends AnyTable<View, Event>,
  Scene extends { readonly view: View },
> implements Hearer
{
  readonly table = signal<Table | null>(null);
  /** The record as far as it is shown. */
  readonly record = signal<readonly Event[]>([]);
  /** The number of the deal whose bill lies on the table. */
  readonly bill = signal<number | null>(null);
  /** The table as it is. */
  abstract readonly scene: Signal<Scene | null>;
  /** What is shown again at the moment, instead of the table as it is. */
  readonly replay = signal<Replay<Scene, Event> | null>(null);
  /** What is drawn. */
  readonly seen: ReadonlySignal<Scene | null> = computed(() => this.replay.value?.still.scene ?? this.scene.value);
  /** Whether there are moves to be shown again. */
  readonly replayable = signal(false);
  /** Whether the next move waits until the person goes on. */
  readonly waiting = signal(false);
  /** Whether everything that came is shown. */
  protected readonly caughtUp = signal(true);

  /** Whether this seat has to choose, even while it looks at what was. */
  readonly asked = computed(() => {
    const view = this.scene.value?.view;
    if (!view || !this.caughtUp.value || this.session.sending.value) return false;
    return (view.turn === this.viewer || view.turn === null) && view.legal.length > 0;
  });

  /** Whether this seat may choose now. */
  readonly ready = computed(() => this.asked.value && !this.replay.value);

  /** Whether the match is over and everything is shown. */
  readonly over = computed(() => this.caughtUp.value && this.scene.value?.view.phase === "over");

  /** Where cards of the present moment come from that were not to be seen before. */
  origin: Origin = () => null;
  /** Where cards go that are not to be seen any more. */
  goal: Origin = () => null;

  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the person has gone on, so that one more move may be shown. */
  private allowed = false;
  /** Whether the card that this seat chose is what the stock card takes: then it has seen the card already. */
  private tookFromStock = false;
  private past: readonly Still<Scene, Event>[] = [];
  private replayTimer: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: (() => void)[] = [];

  constructor(readonly session: Session) {}

  /** Listen; what is told already is heard first. */
  start(): void {
    this.session.tell(this);
    const hidden = () => {
      // Nobody sees cards move in a background tab: they do not queue up there.
      if (document.hidden) this.catchUp();
    };
    document.addEventListener("visibilitychange", hidden);
    let asked = this.asked.peek();
    this.stopWatching = [
      () => document.removeEventListener("visibilitychange", hidden),
      effect(() => {
        if (speed.value !== "step" && this.waiting.value) this.step();
      }),
      effect(() => {
        const before = asked;
        asked = this.asked.value;
        const last = this.record.peek().at(-1);
        if (asked && !before && last?.seat !== this.viewer) hear("turn");
      }),
    ];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.endReplay();
    clearTimeout(this.timer);
    for (const end of this.stopWatching) end();
  }

  get path(): string {
    return this.session.path;
  }

  get viewer(): Viewer {
    return this.session.viewer;
  }

  /** Choose; the server has the last word. */
  act(actions: number[]): void {
    if (!this.ready.value) return;
    this.tookFromStock = this.scene.value?.view.phase === "pick_stock";
    this.session.act(actions);
  }

  /** Show at once what has come; step by step nothing is passed over. */
  catchUp(): void {
    this.endReplay();
    if (this.stopped || !this.queue.length || speed.value === "step") return;
    clearTimeout(this.timer);
    while (this.queue.length && !this.stopped) this.show(this.queue.shift()!, !this.queue.length);
  }

  /** Show the move that waits. */
  step(): void {
    if (!this.waiting.value) return;
    this.waiting.value = false;
    this.allowed = true;
    this.endReplay();
    this.next();
  }

  /** Go back to how the table looked, and show its last moves again. What may be chosen stays as it is. */
  replayLast(): void {
    const { first, moves } = lastMoves(this.past);
    this.endReplay();
    if (!moves || document.hidden) return;
    // Moves that come meanwhile wait until these are seen.
    clearTimeout(this.timer);
    this.again(first, 0, moves);
  }

  /** Back to the table as it is. */
  endReplay(): void {
    if (!this.replay.value) return;
    clearTimeout(this.replayTimer);
    still();
    batch(() => {
      this.replay.value = null;
      replaying.value = false;
    });
    if (!this.stopped) this.next();
  }

  /** Everything anew: after connecting, or when entries were missed. */
  arrive(message: AnyTableMessage): void {
    const table = message as unknown as Table;
    clearTimeout(this.timer);
    this.queue = [];
    this.endReplay();
    capture();
    batch(() => {
      this.origin = () => null;
      this.goal = () => null;
      this.waiting.value = false;
      this.table.value = table;
      played.value = table.game;
      toldIn.value = table.languages;
      this.record.value = table.record;
      this.session.shown();
      this.lay(table);
      this.caughtUp.value = !this.stopped;
    });
    this.past = kept([...this.seenBefore(table), this.stillOf({ told: [], hold: "none" })]);
    this.replayable.value = lastMoves(this.past).moves > 0;
    if (this.viewer !== "table") rememberTable(this.path, table);
  }

  enqueue(message: AnyEntryMessage): void {
    const before = this.queue.at(-1)?.view ?? this.scene.value?.view;
    if (!before) return;
    const { record, view } = message as unknown as { record: Event[]; view: View };
    this.queue.push(...this.moments(before, record, view));
    if (this.caughtUp.value && !this.replay.value) this.next();
  }

  /** The moments of one entry; the last one is as the server sees it. */
  protected abstract moments(before: View, record: readonly Event[], after: View): Shown[];

  /** Draw the whole table as it is. */
  protected abstract lay(table: Table): void;

  /** Draw one moment. */
  protected abstract draw(moment: Shown): void;

  /** What this seat saw before the page was opened, as far as the record tells it. */
  protected seenBefore(_table: Table): Still<Scene, Event>[] {
    return [];
  }

  /** Whether nothing more is shown until something is read. */
  protected get stopped(): boolean {
    return false;
  }

  protected next(): void {
    const moment = this.queue[0];
    if (!moment) {
      this.caughtUp.value = true;
      if (this.scene.value?.view.phase === "over") forgetTable(this.path);
      return;
    }
    if (speed.value === "step" && waits(moment) && !this.isOwn(moment)) {
      if (!this.allowed) {
        batch(() => {
          this.caughtUp.value = false;
          this.waiting.value = true;
        });
        return;
      }
      this.allowed = false;
    }
    this.queue.shift();
    // Where nothing is to be waited for, what may be chosen does not go and come again.
    this.show(moment, !this.queue.length && moment.hold === "none");
    const [event] = moment.told;
    hear(event ? cueOf(event) : this.past.at(-2)?.hold === "meet" ? "taken" : null);
    if (this.stopped) return;
    const wait = document.hidden || moment.hold === "none" || moment.hold === "bill" ? 0 : duration(HOLDS[moment.hold]) * pace();
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Whether the person himself has just done it. */
  private isOwn({ told: [event] }: Shown): boolean {
    return event?.seat === this.viewer && (event.e !== "turn" || this.tookFromStock);
  }

  private show(moment: Shown, last: boolean): void {
    capture(gathered(moment.told));
    batch(() => {
      this.draw(moment);
      this.session.shown();
      this.caughtUp.value = last && !this.stopped;
      if (moment.told.length) this.record.value = [...this.record.value, ...moment.told];
    });
    this.past = kept([...this.past, this.stillOf(moment)]);
    this.replayable.value ||= lastMoves(this.past).moves > 0;
  }

  private stillOf({ told, hold }: { told: readonly Event[]; hold: Hold }): Still<Scene, Event> {
    return { scene: this.scene.value!, told, hold, origin: this.origin, goal: this.goal };
  }

  /** Show one moment of a replay, then the next. */
  private again(index: number, move: number, moves: number): void {
    const still = this.past[index]!;
    capture(move === 0 || gathered(still.told));
    batch(() => {
      this.origin = move ? still.origin : () => null;
      this.goal = move ? still.goal : () => null;
      replaying.value = true;
      const told = still.told.length ? still.told : (this.replay.value?.told ?? []);
      this.replay.value = { still, told, move, moves };
    });
    const after = this.past.findIndex((other, at) => at > index && seenAgain(other));
    const hold = duration(move ? HOLDS[still.hold === "none" ? "beat" : still.hold] : HOLDS.read) * pace();
    this.replayTimer = setTimeout(() => (after < 0 ? this.endReplay() : this.again(after, move + Number(isMove(this.past[after]!)), moves)), hold);
  }
}

/** Whether a moment is shown again: moves and where they lead, not what is paid for them. */
const seenAgain = (moment: Still<unknown, AnyEvent>): boolean =>
  moment.hold !== "none" && (!moment.told.length || waits(moment) || gathered(moment.told));

/** Whether all cards are gathered and dealt anew. */
const gathered = (told: readonly AnyEvent[]): boolean => told.some(({ e }) => e === "deal" || e === "redeal");
