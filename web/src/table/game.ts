/** One table of flower cards as this page knows it. */

import { computed, signal } from "@preact/signals";
import { form } from "../money";
import type { Origin } from "../motion/flip";
import { recall, remember } from "../preferences";
import type { Event, TableMessage, View } from "../protocol/messages";
import { Play } from "./play";
import { billRead } from "./remembered";
import type { Still } from "./replay";
import { frames, lastLaid, monthSoFar, sceneOf, type Frame, type Scene } from "./scene";
import { handsAfter, settle, slotsAfter } from "./slots";

export class Game extends Play<View, Event, Frame, TableMessage, Scene> {
  override readonly scene = signal<Scene | null>(null);

  /** What this month's field does to values; null where fields count nothing. */
  readonly factor = computed(() => {
    const { kind } = this.seen.value!.view;
    return kind ? this.table.value!.fields[kind] : null;
  });

  /** The bill has been read. */
  dismissBill(): void {
    if (this.bill.value === null) return;
    remember(billRead(this.path), String(this.bill.value));
    this.bill.value = null;
    this.next();
  }

  protected override get stopped(): boolean {
    return this.bill.value !== null;
  }

  protected override moments(before: View, record: readonly Event[], after: View): Frame[] {
    return frames(before, record, after);
  }

  protected override lay({ money, record, view }: TableMessage): void {
    form.value = money;
    this.scene.value = {
      view,
      meeting: null,
      slots: settle(slotsAfter(record), view.field),
      hands: handsAfter(record, view.hands),
      moved: lastLaid(record),
    };
    this.bill.value ??= unreadBill(record, Number(recall(billRead(this.path))));
  }

  protected override seenBefore({ record, view }: TableMessage): Still<Scene, Event>[] {
    let scene: Scene | null = null;
    return monthSoFar(record, view).map((frame) => {
      scene = sceneOf(frame, scene);
      return { scene, told: frame.told, hold: frame.hold, origin: originIn(frame), goal: () => null };
    });
  }

  protected override draw(frame: Frame): void {
    this.origin = originIn(frame);
    this.scene.value = sceneOf(frame, this.scene.value);
    if (frame.hold === "bill") this.bill.value = frame.view.n;
  }
}

/** A month that ended before this seat saw its bill: nobody has laid a card since. */
function unreadBill(record: readonly Event[], read: number): number | null {
  const end = record.findLastIndex((event) => event.e === "deal_end");
  if (end < 0 || record.slice(end).some((event) => event.e === "play")) return null;
  const deal = record.findLast((event, index) => event.e === "deal" && index < end);
  return deal?.e === "deal" && deal.n !== read ? deal.n : null;
}

/** The place that a card comes from, if it was closed before. */
function originIn(frame: Frame): Origin {
  const [event] = frame.told;
  if (event?.e === "play") return () => `hand-${event.seat}`;
  if (event?.e === "turn" || event?.e === "deal") return () => "stock";
  if (frame.view.phase === "pick_hand") return () => `hand-${frame.view.turn}`;
  return () => "stock";
}
