/** The line of a puzzle: it shows a position at a table and takes one choice. */

import { signal } from "@preact/signals";
import type { DealAnswer, Viewer } from "../protocol/messages";
import { DealReplay } from "../table/dealReplay";
import type { TableLine, TableListener } from "../table/tableLine";

export class PositionLine implements TableLine {
  readonly isReplay = false;
  readonly ended = signal(false);
  readonly isStored = false;
  /** True once a choice is made: there is no second one. */
  readonly sending = signal(false);
  readonly viewer: Viewer;
  /** The choice; null until it is made. */
  readonly chosen = signal<readonly number[] | null>(null);

  private readonly replay: DealReplay;
  private listener: TableListener | null = null;

  constructor(
    readonly path: string,
    deal: DealAnswer,
  ) {
    this.replay = new DealReplay(deal);
    this.viewer = this.replay.table.viewer;
  }

  attach(listener: TableListener): void {
    this.listener = listener;
    this.begin();
  }

  /** Take the choice back. */
  begin(): void {
    this.chosen.value = null;
    this.sending.value = false;
    this.listener?.arrive(this.replay.at(this.replay.moments));
  }

  act(actions: number[]): void {
    if (this.chosen.peek()) return;
    this.sending.value = true;
    this.chosen.value = actions;
  }

  showEnd(): void {}

  billClosed(): void {}

  momentShown(): void {}
}

/** Whether both are the same choice: cards that are laid together have no order. */
export const isSameChoice = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((a, b) => a - b).join() === [...b].sort((a, b) => a - b).join();
