/** Goes through a lesson at a table: shows what happens, says what is to be seen, and waits for the right choice. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { DealReplay } from "../frame/dealReplay";
import type { Hearer, Line } from "../frame/line";
import type { AnyTableMessage } from "../protocol/connection";
import type { LessonAnswer, Viewer } from "../protocol/messages";

/** The table that shows it: what of it is needed here. */
interface Table extends Hearer {
  readonly caughtUp: ReadonlySignal<boolean>;
}

/** What is said and wanted now. */
export interface Point {
  /** The step whose text stands there, from 1; null: an own choice of which nothing more is said. */
  step: number | null;
  /** Whether a choice is waited for; else the person goes on when they have read. */
  wants: readonly number[] | null;
  /** Places and cards that light up. */
  lit: readonly string[];
}

/** How long the table rests between what the others do, in milliseconds; and where nobody does anything to be told. */
const REST = 500;
const NO_REST = 40;

export class Teacher implements Line {
  readonly looksBack = false;
  readonly ended = signal(false);
  readonly kept = false;
  /** While something is to be read nothing is chosen. */
  readonly sending = signal(true);
  readonly path: string;
  readonly viewer: Viewer;
  /** Null while others play. */
  readonly point = signal<Point | null>(null);
  /** How many choices were not the right one since the last that was. */
  readonly mistakes = signal(0);
  readonly over = signal(false);

  private readonly replay: DealReplay;
  private table: Table | null = null;
  private at: number;
  /** Of the steps, the next one. */
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

  // ---------------------------------------------------------------- what a table asks of a line

  tell(hearer: Hearer): void {
    this.table = hearer as Table;
    this.begin();
  }

  act(actions: number[]): void {
    const wanted = this.point.peek()?.wants;
    if (!wanted) return;
    if (!alike(wanted, actions)) {
      this.mistakes.value += 1;
      return;
    }
    this.mistakes.value = 0;
    this.show();
  }

  showEnd(): void {}

  read(): void {}

  shown(): void {}

  // ---------------------------------------------------------------- going on

  /** From the beginning. */
  begin(): void {
    const { lesson } = this.answer;
    this.stop();
    this.at = lesson.start;
    this.next = 0;
    this.over.value = false;
    this.mistakes.value = 0;
    this.table?.arrive(this.message);
    this.settle();
  }

  /** What stands there has been read. */
  goOn(): void {
    if (this.point.peek()?.wants === null) this.settle();
  }

  /** Say what is to be said here, or let play go on. */
  private settle(): void {
    const { steps, end } = this.answer.lesson;
    const own = this.own();
    const step = steps[this.next];
    if (step && step.at <= this.at) {
      this.next += 1;
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

  /** What the own seat chooses next, if it is to choose. */
  private own(): readonly number[] | null {
    return this.at < this.answer.lesson.end ? (this.answer.lesson.chosen[this.at] ?? null) : null;
  }

  /** Nothing is to be chosen, or nobody would choose otherwise: of a choice to withdraw a lesson tells. */
  private goesByItself(): boolean {
    const { legal, phase } = this.message.view;
    return legal.length === 1 || phase === "cancel";
  }

  /** The next entry, and what comes when all of it is seen. */
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
function alike(wanted: readonly number[], actions: readonly number[]): boolean {
  if (wanted.length === 1) return actions[0] === wanted[0];
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  return sorted(wanted) === sorted(actions);
}
