/** What the tables of all games share: the record and the view, shown moment by moment, and the act of the person. */

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import { capture, type Origin } from "../motion/flip";
import { duration } from "../motion/time";
import { PACE, speed } from "../preferences";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { played } from "../words/say";
import { forgetTable, rememberTable, type Rememberable } from "./remembered";
import type { Hearer, Session } from "./session";

/** How long a moment stands: not at all, until a card has landed, a beat, long enough to read, until it is dismissed. */
export type Hold = "none" | "meet" | "beat" | "read" | "bill";

const HOLDS: Record<Exclude<Hold, "none" | "bill">, string> = { meet: "--m-beat", beat: "--m-beat", read: "--m-read" };

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

export interface AnyTable<View extends AnyView, Event> extends Rememberable {
  record: readonly Event[];
  view: View;
}

export abstract class Play<View extends AnyView, Event, Shown extends Moment<View, Event>, Table extends AnyTable<View, Event>>
  implements Hearer
{
  readonly table = signal<Table | null>(null);
  /** The record as far as it is shown. */
  readonly record = signal<readonly Event[]>([]);
  /** The number of the deal whose bill lies on the table. */
  readonly bill = signal<number | null>(null);
  abstract readonly scene: ReadonlySignal<{ readonly view: View } | null>;
  /** Whether everything that came is shown. */
  protected readonly caughtUp = signal(true);

  /** Whether this seat may choose now. */
  readonly ready = computed(() => {
    const view = this.scene.value?.view;
    if (!view || !this.caughtUp.value || this.session.sending.value) return false;
    return (view.turn === this.viewer || view.turn === null) && view.legal.length > 0;
  });

  /** Whether the match is over and everything is shown. */
  readonly over = computed(() => this.caughtUp.value && this.scene.value?.view.phase === "over");

  /** Where cards of the present moment come from that were not to be seen before, and where others go. */
  origin: Origin = () => null;

  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {}

  /** Listen; what is told already is heard first. */
  start(): void {
    this.session.tell(this);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  get path(): string {
    return this.session.path;
  }

  get viewer(): Viewer {
    return this.session.viewer;
  }

  /** Choose; the server has the last word. */
  act(actions: number[]): void {
    if (this.ready.value) this.session.act(actions);
  }

  /** Show at once what has come. */
  catchUp(): void {
    if (this.stopped || !this.queue.length) return;
    clearTimeout(this.timer);
    while (this.queue.length && !this.stopped) this.show(this.queue.shift()!, !this.queue.length);
  }

  /** Everything anew: after connecting, or when entries were missed. */
  arrive(message: AnyTableMessage): void {
    const table = message as unknown as Table;
    clearTimeout(this.timer);
    this.queue = [];
    capture();
    batch(() => {
      this.origin = () => null;
      this.table.value = table;
      played.value = table.game;
      this.record.value = table.record;
      this.session.shown();
      this.lay(table);
      this.caughtUp.value = !this.stopped;
    });
    if (this.viewer !== "table") rememberTable(this.path, table);
  }

  enqueue(message: AnyEntryMessage): void {
    const before = this.queue.at(-1)?.view ?? this.scene.value?.view;
    if (!before) return;
    const { record, view } = message as unknown as { record: Event[]; view: View };
    this.queue.push(...this.moments(before, record, view));
    if (this.caughtUp.value) this.next();
  }

  /** The moments of one entry; the last one is as the server sees it. */
  protected abstract moments(before: View, record: readonly Event[], after: View): Shown[];

  /** Draw the whole table as it is. */
  protected abstract lay(table: Table): void;

  /** Draw one moment. */
  protected abstract draw(moment: Shown): void;

  /** Whether nothing more is shown until something is read. */
  protected get stopped(): boolean {
    return false;
  }

  protected next(): void {
    const moment = this.queue.shift();
    if (!moment) {
      this.caughtUp.value = true;
      if (this.scene.value?.view.phase === "over") forgetTable(this.path);
      return;
    }
    // Where nothing is to be waited for, what may be chosen does not go and come again.
    this.show(moment, !this.queue.length && moment.hold === "none");
    if (this.stopped) return;
    const wait = document.hidden || moment.hold === "none" || moment.hold === "bill" ? 0 : duration(HOLDS[moment.hold]) * PACE[speed.value];
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(moment: Shown, last: boolean): void {
    capture();
    batch(() => {
      this.draw(moment);
      this.session.shown();
      this.caughtUp.value = last && !this.stopped;
      if (moment.told.length) this.record.value = [...this.record.value, ...moment.told];
    });
  }
}
