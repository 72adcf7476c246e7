/** The bar above a lesson: the way back, which lesson it is, and how far it has come. */

import { Icon } from "../parts/Icon";
import { PreferencesButton } from "../parts/PreferencesSheet";
import type { LessonNames } from "../protocol/messages";
import { say } from "../words/say";
import type { LessonSession } from "./lessonSession";
import { lessonTitle } from "./texts";
import { wayBack, withTable } from "./wayBack";

interface CoachBarProps {
  session: LessonSession;
  course: LessonNames;
}

export function CoachBar({ session, course }: CoachBarProps) {
  const { game, name, steps } = session.answer.lesson;
  const at = course.lessons.findIndex((lesson) => lesson.name === name);
  const table = wayBack();
  return (
    <header class="co-bar">
      <a class="btn btn-quiet" href={table ?? withTable("/learn")}>
        <Icon name="back" />
        {say(table ? "coach-back" : "coach-all")}
      </a>
      <h1>{lessonTitle(game, name)}</h1>
      <p class="muted small">{say("coach-at", { number: at + 1, of: course.lessons.length })}</p>
      <progress aria-label={say("coach-progress")} max={steps.length} value={session.textsShown.value} />
      <PreferencesButton class="btn btn-quiet" />
    </header>
  );
}
