/** A position at a table, at which one choice can be made: what has been played is told, and what is chosen is heard. */

import { signal } from "@preact/signals";
import { DealReplay } from "../frame/dealReplay";
import type { Hearer, Line } from "../frame/line";
import type { DealAnswer, Viewer } from "../protocol/messages";

export class PositionLine implements Line {
  readonly looksBack = false;
  readonly ended = signal(false);
  readonly kept = false;
  /** Once something is chosen nothing more is. */
  readonly sending = signal(false);
  readonly viewer: Viewer;
  /** The choice, once it is made. */
  readonly chosen = signal<readonly number[] | null>(null);

  private readonly replay: DealReplay;
  private hearer: Hearer | null = null;

  constructor(
    readonly path: string,
    deal: DealAnswer,
  ) {
    this.replay = new DealReplay(deal);
    this.viewer = this.replay.table.viewer;
  }

  tell(hearer: Hearer): void {
    this.hearer = hearer;
    this.begin();
  }

  /** As if nothing had been chosen. */
  begin(): void {
    this.chosen.value = null;
    this.sending.value = false;
    this.hearer?.arrive(this.replay.at(this.replay.moments));
  }

  act(actions: number[]): void {
    if (this.chosen.peek()) return;
    this.sending.value = true;
    this.chosen.value = actions;
  }

  showEnd(): void {}

  read(): void {}

  shown(): void {}
}

/** Whether both are the same choice: cards that are laid together have no order. */
export const alike = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((a, b) => a - b).join() === [...b].sort((a, b) => a - b).join();
