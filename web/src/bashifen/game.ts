/** One table of 八十分 as this page knows it. */

import { signal } from "@preact/signals";
import type { Drawn, Ways } from "../frame/moments";
import { Play } from "../frame/play";
import type { BashifenEvent, BashifenTableMessage, BashifenView } from "../protocol/messages";
import { type Frame, frames, type Scene, sceneOf } from "./scene";

/** Play does not wait until a bill has been read: cards are drawn by the clock. */
export class Game extends Play<BashifenView, BashifenEvent, Frame, BashifenTableMessage, Scene> {
  /** The cards that the person has picked, by id: of two doubles these leave the hand. */
  readonly picked = signal<readonly string[]>([]);

  protected override moments(before: BashifenView, record: readonly BashifenEvent[], after: BashifenView): Frame[] {
    return frames(before, record, after);
  }

  protected override hasChoice({ legal, ask }: BashifenView): boolean {
    if (!ask || ask.cards === null) return legal.length > 1;
    return ask.must.length < ask.cards;
  }

  protected override lay({ view }: BashifenTableMessage): Scene {
    return sceneOf(view, this.scene.value, this.picked.value);
  }

  protected override draw({ view, events }: Frame, before: Scene | null): Drawn<Scene> {
    const scene = sceneOf(view, before, this.picked.value);
    return { scene, ways: waysOf(scene, events) };
  }
}

/** Where cards of a moment come from and where they go. */
function waysOf(scene: Scene, [event]: readonly BashifenEvent[]): Ways {
  const goal = event?.e === "trick" ? `seat-${event.winner}` : event?.e === "bury" ? "stock" : null;
  return { origin: (id) => scene.from.get(id) ?? null, goal: () => goal };
}
