/** A deal of a replay: the table after each of its entries. */

import { applyChange } from "../protocol/changes";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { DealAnswer } from "../protocol/messages";

/** The parts of a message that change from entry to entry, and their types. */
interface Standing {
  view: unknown;
  sheet: unknown;
}

export class DealReplay {
  readonly table: AnyTableMessage;
  readonly entries: readonly AnyEntryMessage[];
  /** The states before the deal and after each entry, as far as they were used. */
  private readonly standings: Standing[];

  constructor(answer: DealAnswer) {
    this.table = answer.table;
    this.entries = answer.entries;
    this.standings = [{ view: answer.table.view, sheet: answer.table.sheet }];
  }

  get moments(): number {
    return this.entries.length;
  }

  /** The table after a number of entries, as a message. */
  at(moment: number): AnyTableMessage {
    const past = this.entries.slice(0, moment);
    const { view, sheet } = this.standing(moment);
    const entry = past.findLast(({ names }) => names);
    return {
      ...this.table,
      ...(entry && { names: entry.names, players: entry.players, stand_ins: entry.stand_ins }),
      version: past.at(-1)?.version ?? this.table.version,
      record: [...this.table.record, ...past.flatMap(({ record }) => record as unknown[])],
      told: [...this.table.told, ...past.flatMap(({ told: sentences }) => sentences)],
      view,
      sheet,
      bill: past.findLast(({ bill }) => bill)?.bill ?? null,
      story: past.findLast(({ story }) => story)?.story ?? null,
    } as AnyTableMessage;
  }

  private standing(moment: number): Standing {
    for (let at = this.standings.length; at <= moment; at++) {
      const { view, sheet } = this.standings[at - 1]!;
      const entry = this.entries[at - 1]!;
      this.standings.push({
        view: applyChange(view, entry.changes),
        sheet: entry.sheet ? applyChange(sheet, entry.sheet) : sheet,
      });
    }
    return this.standings[moment]!;
  }
}
