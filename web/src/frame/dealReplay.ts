/** A deal of a replay: the table after each of its entries. */

import { applyChange } from "../protocol/changes";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { DealAnswer } from "../protocol/messages";

/** What of a message changes from moment to moment, by what stands in its place. */
interface Standing {
  view: unknown;
  sheet: unknown;
}

export class DealReplay {
  readonly table: AnyTableMessage;
  readonly entries: readonly AnyEntryMessage[];
  /** How all stood before the deal, and after each moment as far as it was asked for. */
  private readonly standings: Standing[];

  constructor(answer: DealAnswer) {
    this.table = answer.table;
    this.entries = answer.entries;
    this.standings = [{ view: answer.table.view, sheet: answer.table.sheet }];
  }

  get moments(): number {
    return this.entries.length;
  }

  /** The table after so many moments, as it would be told to one who has just come. */
  at(moment: number): AnyTableMessage {
    const past = this.entries.slice(0, moment);
    const { view, sheet } = this.standing(moment);
    const seated = past.findLast(({ names }) => names);
    return {
      ...this.table,
      ...(seated && { names: seated.names, players: seated.players, stand_ins: seated.stand_ins }),
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
