/** The moments of an example, one after another, as the tables show them. */

import { type Scene as PackScene, frames as packFrames, sceneOf as packScene } from "../bashifen/scene";
import { DealReplay } from "../frame/dealReplay";
import type { AnyEvent } from "../frame/moments";
import { withTelling } from "../frame/telling";
import { type Scene as FlowerScene, frames as flowerFrames, sceneOf as flowerScene } from "../hanafuda/scene";
import type { Origin } from "../motion/flip";
import { changed } from "../protocol/changes";
import type { BashifenEvent, BashifenView, DealAnswer, Event, ExampleHead, View } from "../protocol/messages";

export interface Still {
  scene: FlowerScene | PackScene;
  events: readonly AnyEvent[];
  /** Where a card comes from that was not to be seen before. */
  origin: Origin;
}

export interface StageProps {
  still: Still;
  names: readonly string[];
}

/** A moment of a table, whichever its family. */
interface Framed {
  events: readonly AnyEvent[];
  hold: string;
}

/** What a family has for it. */
interface Ways<V, S extends Still["scene"], F extends Framed> {
  frames: (before: V, record: never, after: V) => F[];
  begin: (view: V) => S;
  draw: (frame: F, before: S) => S;
  origin: (scene: S, frame: F) => Origin;
}

export function stills(answer: DealAnswer, head: ExampleHead): Still[] {
  return answer.table.family === "hanafuda" ? along(answer, head, FLOWERS) : along(answer, head, PACK);
}

const FLOWERS: Ways<View, FlowerScene, ReturnType<typeof flowerFrames>[number]> = {
  frames: (before, record: readonly Event[], after) => flowerFrames(before, record, after),
  begin: (view) => flowerScene({ view, meeting: null }, null),
  draw: flowerScene,
  origin: (_, { events: [event] }) => {
    const place = event?.e === "play" ? `seat-${event.seat}` : "stock";
    return () => place;
  },
};

const PACK: Ways<BashifenView, PackScene, ReturnType<typeof packFrames>[number]> = {
  frames: (before, record: readonly BashifenEvent[], after) => packFrames(before, record, after),
  begin: (view) => packScene(view, null),
  draw: ({ view }, before) => packScene(view, before),
  origin:
    ({ from }) =>
    (id) =>
      from.get(id) ?? null,
};

function along<V, S extends Still["scene"], F extends Framed>(
  answer: DealAnswer,
  { start, end }: ExampleHead,
  ways: Ways<V, S, F>,
): Still[] {
  const replay = new DealReplay(answer);
  let view = replay.at(start).view as V;
  let scene = ways.begin(view);
  const stills: Still[] = [{ scene, events: [], origin: () => null }];
  for (const entry of replay.entries.slice(start, end)) {
    const after = changed(view, entry.changes);
    for (const frame of ways.frames(view, withTelling(entry.record as AnyEvent[], entry) as never, after)) {
      scene = ways.draw(frame, scene);
      // What is only the end of the moment before has no time of its own.
      if (frame.hold === "none" && !frame.events.length) stills.push({ ...stills.pop()!, scene });
      else stills.push({ scene, events: frame.events, origin: ways.origin(scene, frame) });
    }
    view = after;
  }
  return stills;
}
