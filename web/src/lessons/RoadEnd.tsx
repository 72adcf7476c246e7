/** The picture at the end of a road: its dearest cards, grey until the last lesson is done. */

import { useContext } from "preact/hooks";
import { Fan } from "../cards/Card";
import type { LessonNames, PackCard } from "../protocol/messages";
import { isDone } from "../table/lessonProgress";
import { say } from "../words/say";
import { PackContext } from "./pack";

/** The cards by the family of the game: the five brights, and the jokers with two aces. */
const DEAREST: Record<string, string> = { hanafuda: "AIcos", bashifen: "BJ LJ AS AH" };

export function RoadEnd({ course: { game, family, lessons } }: { course: LessonNames }) {
  const { PackCards } = useContext(PackContext);
  const done = lessons.every(({ name }) => isDone(game, name));
  const cards = DEAREST[family]!;
  return (
    <span class="lesson-picture road-cards" data-done={done} aria-hidden="true">
      {family === "hanafuda" ? (
        <Fan cards={cards} class="closes-up" />
      ) : (
        <PackCards cards={cards.split(" ") as PackCard[]} />
      )}
      {done && <b class="lesson-seal">{say("coach-seal-road")}</b>}
    </span>
  );
}
