/** The moments of an example, with scenes as the tables draw them. */

import { type Scene as PackScene, momentsOf as packMoments, sceneOf as packScene } from "../bashifen/scene";
import { type Scene as FlowerScene, momentsOf as flowerMoments, sceneOf as flowerScene } from "../hanafuda/scene";
import type { Origin } from "../motion/flip";
import { applyChange } from "../protocol/changes";
import type { BashifenEvent, BashifenView, DealAnswer, Event, ExampleHead, View } from "../protocol/messages";
import { DealReplay } from "../table/dealReplay";
import type { AnyEvent } from "../table/moments";
import { withSentences } from "../table/sentences";

export interface ExampleMoment {
  scene: FlowerScene | PackScene;
  events: readonly AnyEvent[];
  /** The places from which cards come into sight. */
  origin: Origin;
}

export interface BoardProps {
  moment: ExampleMoment;
  names: readonly string[];
}

/** A moment of a table of any family. */
interface FamilyMoment {
  events: readonly AnyEvent[];
  hold: string;
}

/** The functions that make a family's moments and scenes. */
interface FamilyScenes<V, S extends ExampleMoment["scene"], F extends FamilyMoment> {
  momentsOf: (before: V, record: never, after: V) => F[];
  begin: (view: V) => S;
  draw: (moment: F, before: S) => S;
  origin: (scene: S, moment: F) => Origin;
}

export function exampleMoments(answer: DealAnswer, head: ExampleHead): ExampleMoment[] {
  return answer.table.family === "hanafuda" ? momentsAlong(answer, head, FLOWERS) : momentsAlong(answer, head, PACK);
}

const FLOWERS: FamilyScenes<View, FlowerScene, ReturnType<typeof flowerMoments>[number]> = {
  momentsOf: (before, record: readonly Event[], after) => flowerMoments(before, record, after),
  begin: (view) => flowerScene({ view, meeting: null }, null),
  draw: flowerScene,
  origin: (_, { events: [event] }) => {
    const place = event?.e === "play" ? `seat-${event.seat}` : "stock";
    return () => place;
  },
};

const PACK: FamilyScenes<BashifenView, PackScene, ReturnType<typeof packMoments>[number]> = {
  momentsOf: (before, record: readonly BashifenEvent[], after) => packMoments(before, record, after),
  begin: (view) => packScene(view, null),
  draw: ({ view }, before) => packScene(view, before),
  origin:
    ({ from }) =>
    (id) =>
      from.get(id) ?? null,
};

function momentsAlong<V, S extends ExampleMoment["scene"], F extends FamilyMoment>(
  answer: DealAnswer,
  { start, end }: ExampleHead,
  scenes: FamilyScenes<V, S, F>,
): ExampleMoment[] {
  const replay = new DealReplay(answer);
  let view = replay.at(start).view as V;
  let scene = scenes.begin(view);
  const moments: ExampleMoment[] = [{ scene, events: [], origin: () => null }];
  for (const entry of replay.entries.slice(start, end)) {
    const after = applyChange(view, entry.changes);
    for (const moment of scenes.momentsOf(view, withSentences(entry.record as AnyEvent[], entry) as never, after)) {
      scene = scenes.draw(moment, scene);
      // An end of the moment before is shown with it.
      if (moment.hold === "none" && !moment.events.length) moments.push({ ...moments.pop()!, scene });
      else moments.push({ scene, events: moment.events, origin: scenes.origin(scene, moment) });
    }
    view = after;
  }
  return moments;
}
