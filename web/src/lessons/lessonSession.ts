/** Goes through a lesson at a table: shows its moves, stops at its steps, and waits for the right choice. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyTableMessage } from "../protocol/connection";
import type { LessonAnswer, ReasonJson, Viewer } from "../protocol/messages";
import { DealReplay } from "../table/dealReplay";
import type { TableLine, TableListener } from "../table/tableLine";

/** The table that shows the lesson, as far as it is used here. */
interface Table extends TableListener {
  readonly caughtUp: ReadonlySignal<boolean>;
}

/** A point at which the lesson stops. */
export interface Point {
  /** The number of the step whose text is shown, from 1; null at a choice without a text. */
  step: number | null;
  /** The right choice; null where the person reads and goes on. */
  wants: readonly number[] | null;
  /** Places and cards that light up. */
  lit: readonly string[];
}

/** How long the table rests after a move of the others and after an entry without events, in milliseconds. */
const REST = 500;
const NO_REST = 40;

export class LessonSession implements TableLine {
  readonly isReplay = false;
  readonly ended = signal(false);
  readonly isStored = false;
  /** True while the person reads: nothing can be chosen then. */
  readonly sending = signal(true);
  readonly path: string;
  readonly viewer: Viewer;
  /** The point where the lesson stands; null while others play. */
  readonly point = signal<Point | null>(null);
  /** The number of wrong choices since the last right one. */
  readonly mistakes = signal(0);
  /** Why the right choice is better than the last wrong one; empty where nobody has judged it. */
  readonly reasons = signal<readonly ReasonJson[]>([]);
  /** The number of texts that have been shown. */
  readonly textsShown = signal(0);
  readonly over = signal(false);

  private readonly replay: DealReplay;
  private table: Table | null = null;
  private at: number;
  /** The index of the next step. */
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(
    readonly answer: LessonAnswer,
    private readonly finished: () => void,
  ) {
    this.replay = new DealReplay(answer);
    this.path = `/learn/${answer.lesson.game}/${answer.lesson.name}`;
    this.viewer = this.replay.table.viewer;
    this.at = answer.lesson.start;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopWatching?.();
  }

  get message(): AnyTableMessage {
    return this.replay.at(this.at);
  }

  // ---------------------------------------------------------------- the table's line

  attach(listener: TableListener): void {
    this.table = listener as Table;
    this.begin();
  }

  act(actions: number[]): void {
    const right = this.point.peek()?.wants;
    if (!right) return;
    if (!isSameChoice(right, actions)) {
      this.reasons.value = this.reasonsAgainst(actions);
      this.mistakes.value += 1;
      return;
    }
    this.mistakes.value = 0;
    this.show();
  }

  showEnd(): void {}

  billClosed(): void {}

  momentShown(): void {}

  // ---------------------------------------------------------------- progress

  /** Start the lesson from its beginning. */
  begin(): void {
    const { lesson } = this.answer;
    this.stop();
    this.at = lesson.start;
    this.next = 0;
    this.textsShown.value = 0;
    this.over.value = false;
    this.mistakes.value = 0;
    this.table?.arrive(this.message);
    this.settle();
  }

  /** Go on after a text that has been read. */
  goOn(): void {
    if (this.point.peek()?.wants === null) this.settle();
  }

  /** Stop at a step or choice that is due, finish, or show the next entry. */
  private settle(): void {
    const { steps, end } = this.answer.lesson;
    const own = this.own();
    const step = steps[this.next];
    if (step && step.at <= this.at) {
      this.next += 1;
      this.textsShown.value = this.next;
      const isLast = steps[this.next]?.at !== this.at;
      this.ask({ step: this.next, wants: own && isLast ? own : null, lit: step.lit });
    } else if (this.at >= end) this.finish();
    else if (own && !this.goesByItself()) this.ask({ step: null, wants: own, lit: [] });
    else this.show();
  }

  private ask(point: Point): void {
    this.point.value = point;
    this.sending.value = point.wants === null;
    const { steps, end } = this.answer.lesson;
    if (point.wants === null && this.at >= end && this.next === steps.length) this.finish();
  }

  private finish(): void {
    if (this.over.peek()) return;
    this.over.value = true;
    this.finished();
  }

  private reasonsAgainst(actions: readonly number[]): readonly ReasonJson[] {
    const judged = this.answer.lesson.judged[String(this.at)] ?? [];
    return judged.find((choice) => isSameChoice(choice.actions, actions))?.why ?? [];
  }

  /** The viewer's next choice in the lesson; null where the viewer is not asked. */
  private own(): readonly number[] | null {
    return this.at < this.answer.lesson.end ? (this.answer.lesson.chosen[this.at] ?? null) : null;
  }

  /** Whether the choice is made without the person: only one is legal, or the question is whether to cancel. */
  private goesByItself(): boolean {
    const { legal, phase } = this.message.view;
    return legal.length === 1 || phase === "cancel";
  }

  /** Show the next entry, and settle again when all of it has been seen. */
  private show(): void {
    this.point.value = null;
    this.sending.value = true;
    const entry = this.replay.entries[this.at]!;
    this.at += 1;
    const table = this.table!;
    table.enqueue(entry);
    this.stopWatching?.();
    this.stopWatching = effect(() => {
      if (!table.caughtUp.value) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(
        () => {
          this.stopWatching?.();
          this.settle();
        },
        entry.record.length ? REST : NO_REST,
      );
    });
  }
}

/** Whether both are one choice: several cards may come in any order, and a reading may be shown with any cards. */
function isSameChoice(right: readonly number[], actions: readonly number[]): boolean {
  if (right.length === 1) return actions[0] === right[0];
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  return sorted(right) === sorted(actions);
}
