/** One table of flower cards as this page knows it. */

import { computed } from "@preact/signals";
import type { Drawn, Ways } from "../frame/moments";
import { Play } from "../frame/play";
import { form } from "../money";
import type { Event, TableMessage, View } from "../protocol/messages";
import { type Frame, frames, lastLaid, type Scene, sceneOf } from "./scene";
import { handsAfter, settle, slotsAfter } from "./slots";

export class Game extends Play<View, Event, Frame, TableMessage, Scene> {
  /** What this month's field does to values; null where fields count nothing. */
  readonly factor = computed(() => {
    const { kind } = this.seen.value!.view;
    return kind ? this.table.value!.fields[kind] : null;
  });

  protected override get stopped(): boolean {
    return this.bill.value !== null;
  }

  /** Show at once what comes after the moment that is seen now. */
  skip(): void {
    if (this.replay.value || this.stopped || !this.queue.length || this.waiting.value) return;
    clearTimeout(this.timer);
    this.next();
  }

  protected override moments(before: View, record: readonly Event[], after: View): Frame[] {
    return frames(before, record, after);
  }

  protected override hasChoice({ legal }: View): boolean {
    return legal.length > 1;
  }

  protected override lay({ money, record, view }: TableMessage): Scene {
    form.value = money;
    return {
      view,
      made: null,
      meeting: null,
      slots: settle(slotsAfter(record), view.field),
      hands: handsAfter(record, view.hands),
      moved: lastLaid(record),
    };
  }

  protected override draw(frame: Frame, before: Scene | null): Drawn<Scene> {
    return { scene: sceneOf(frame, before), ways: waysOf(frame) };
  }
}

/** Closed cards come from hand or stock; taken ones go to a pile, which may be folded away. */
function waysOf(frame: Frame): Ways {
  const from = placeBefore(frame);
  const goal = (card: string) => {
    const owner = frame.view.captured.findIndex((cards) => cards.includes(card));
    return owner < 0 ? null : `pile-${owner}`;
  };
  return { origin: () => from, goal };
}

/** The place that the cards of a moment come from, if they were closed before. */
function placeBefore({ events: [event], view }: Frame): string {
  if (event?.e === "play") return `hand-${event.seat}`;
  if (event?.e === "turn" || event?.e === "deal") return "stock";
  return view.phase === "pick_hand" ? `hand-${view.turn}` : "stock";
}
