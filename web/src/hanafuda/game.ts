/** The state of a table of flower cards. */

import { computed } from "@preact/signals";
import { form } from "../money";
import type { Event, TableMessage, View } from "../protocol/messages";
import type { CardPaths, DrawnMoment } from "../table/moments";
import { TableGame } from "../table/tableGame";
import { rowsAfter, settleRows } from "./rows";
import { type HanafudaMoment, lastLaid, momentsOf, type Scene, sceneOf } from "./scene";

export class Game extends TableGame<View, Event, HanafudaMoment, TableMessage, Scene> {
  /** The factor of this month's field; null where fields count nothing. */
  readonly factor = computed(() => {
    const { kind } = this.shownScene.value!.view;
    return kind ? this.table.value!.fields[kind] : null;
  });

  protected override get isBlocked(): boolean {
    return this.bill.value !== null;
  }

  /** End the present moment and show the next. */
  skip(): void {
    if (this.replay.value || this.isBlocked || !this.queue.length || this.waiting.value) return;
    clearTimeout(this.timer);
    this.next();
  }

  protected override moments(before: View, record: readonly Event[], after: View): HanafudaMoment[] {
    return momentsOf(before, record, after);
  }

  protected override hasChoice({ legal }: View): boolean {
    return legal.length > 1;
  }

  protected override lay({ money, record, view }: TableMessage): Scene {
    form.value = money;
    return {
      view,
      announced: null,
      meeting: null,
      rows: settleRows(rowsAfter(record), view.field),
      moved: lastLaid(record),
    };
  }

  protected override draw(moment: HanafudaMoment, before: Scene | null): DrawnMoment<Scene> {
    return { scene: sceneOf(moment, before), paths: pathsOf(moment) };
  }
}

/** The paths of a moment: closed cards come from a hand or the stock, captured cards go to a pile. */
function pathsOf(moment: HanafudaMoment): CardPaths {
  const from = placeBefore(moment);
  const goal = (card: string) => {
    const owner = moment.view.captured.findIndex((cards) => cards.includes(card));
    return owner < 0 ? null : `pile-${owner}`;
  };
  return { origin: () => from, goal };
}

/** The place from which the closed cards of a moment come. */
function placeBefore({ events: [event], view }: HanafudaMoment): string {
  if (event?.e === "play") return `hand-${event.seat}`;
  if (event?.e === "turn" || event?.e === "deal") return "stock";
  return view.phase === "pick_hand" ? `hand-${view.turn}` : "stock";
}
