/** The card of a lesson, with a seal once the lesson is done. */

import { useContext } from "preact/hooks";
import { Face } from "../cards/Card";
import type { LessonName, PackCard } from "../protocol/messages";
import { say } from "../words/say";
import { PackContext } from "./pack";
import "./LessonPicture.css";

interface LessonPictureProps {
  lesson: LessonName;
  family: string;
  done: boolean;
}

/** The title of the lesson stands beside it. */
export function LessonPicture({ lesson: { card }, family, done }: LessonPictureProps) {
  const { PackCards } = useContext(PackContext);
  return (
    <span class="lesson-picture" data-done={done} aria-hidden="true">
      {family === "hanafuda" ? <Face card={card} labelled={false} /> : <PackCards cards={[card as PackCard]} />}
      {done && <b class="lesson-seal">{say("coach-seal")}</b>}
    </span>
  );
}
