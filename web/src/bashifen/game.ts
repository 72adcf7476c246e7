/** One table of 八十分 as this page knows it. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";
import { Play } from "../table/play";
import { billRead } from "../table/remembered";
import type { Still } from "../table/replay";
import { dealSoFar } from "./past";
import { frames, sceneOf, type Frame, type Scene } from "./scene";
import type { BashifenEvent, BashifenTableMessage, BashifenView } from "../protocol/messages";

export class BashifenGame extends Play<BashifenView, BashifenEvent, Frame, BashifenTableMessage, Scene> {
  override readonly scene = signal<Scene | null>(null);

  /** The cards that the person has picked, by id: of two doubles these leave the hand. */
  readonly picked = signal<readonly string[]>([]);

  /** The bill has been read. Play does not wait for it: cards are drawn by the clock. */
  dismissBill(): void {
    if (this.bill.value === null) return;
    remember(billRead(this.path), String(this.bill.value));
    this.bill.value = null;
  }

  protected override moments(before: BashifenView, record: readonly BashifenEvent[], after: BashifenView): Frame[] {
    return frames(before, record, after);
  }

  protected override lay({ record, view }: BashifenTableMessage): void {
    this.scene.value = sceneOf(view, this.scene.value, this.picked.value);
    this.bill.value ??= unreadBill(record, Number(recall(billRead(this.path))));
  }

  protected override seenBefore({ record, view }: BashifenTableMessage): Still<Scene, BashifenEvent>[] {
    let scene: Scene | null = null;
    return dealSoFar(record, view).map(({ view: seen, told, hold }) => {
      scene = sceneOf(seen, scene);
      return { scene, told, hold, ...ways(scene, told) };
    });
  }

  protected override draw({ view, told }: Frame): void {
    const scene = sceneOf(view, this.scene.value, this.picked.value);
    const [event] = told;
    Object.assign(this, ways(scene, told));
    this.scene.value = scene;
    if (event?.e === "deal_end") this.bill.value = this.record.value.findLast((other) => other.e === "deal")?.n ?? null;
  }
}

/** Where cards of a moment come from and where they go. */
function ways(scene: Scene, [event]: readonly BashifenEvent[]): Pick<Still<Scene, BashifenEvent>, "origin" | "goal"> {
  const goal = event?.e === "trick" ? `seat-${event.winner}` : event?.e === "bury" ? "stock" : null;
  return { origin: (id) => scene.from.get(id) ?? null, goal: () => goal };
}

/** A deal that ended before this seat saw its bill: nobody has played a card since. */
function unreadBill(record: readonly BashifenEvent[], read: number): number | null {
  const end = record.findLastIndex(({ e }) => e === "deal_end");
  if (end < 0 || record.slice(end).some(({ e }) => e === "play" || e === "trumps")) return null;
  const deal = record.findLast((event, index) => event.e === "deal" && index < end);
  return deal?.e === "deal" && deal.n !== read ? deal.n : null;
}
