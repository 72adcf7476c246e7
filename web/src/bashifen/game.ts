/** The state of a table of 八十分. */

import { signal } from "@preact/signals";
import type { BashifenEvent, BashifenTableMessage, BashifenView } from "../protocol/messages";
import type { CardPaths, DrawnMoment } from "../table/moments";
import { TableGame } from "../table/tableGame";
import { type BashifenMoment, momentsOf, type Scene, sceneOf } from "./scene";

/** Play does not wait until a bill has been read: cards are drawn by the clock. */
export class Game extends TableGame<BashifenView, BashifenEvent, BashifenMoment, BashifenTableMessage, Scene> {
  /** The cards that the person has picked, by id: of two doubles these leave the hand. */
  readonly picked = signal<readonly string[]>([]);

  protected override moments(
    before: BashifenView,
    record: readonly BashifenEvent[],
    after: BashifenView,
  ): BashifenMoment[] {
    return momentsOf(before, record, after);
  }

  protected override hasChoice({ legal, ask }: BashifenView): boolean {
    if (!ask || ask.cards === null) return legal.length > 1;
    return ask.must.length < ask.cards;
  }

  protected override lay({ view }: BashifenTableMessage): Scene {
    return sceneOf(view, this.scene.value, this.picked.value);
  }

  protected override draw({ view, events }: BashifenMoment, before: Scene | null): DrawnMoment<Scene> {
    const scene = sceneOf(view, before, this.picked.value);
    return { scene, paths: pathsOf(scene, events) };
  }
}

/** The paths of a moment's cards. */
function pathsOf(scene: Scene, [event]: readonly BashifenEvent[]): CardPaths {
  const goal = event?.e === "trick" ? `seat-${event.winner}` : event?.e === "bury" ? "stock" : null;
  return { origin: (id) => scene.from.get(id) ?? null, goal: () => goal };
}
