/** The end of a lesson: its card with a seal, and the ways on. */

import type { LessonNames } from "../protocol/messages";
import { isDone } from "../table/lessonProgress";
import { gameName } from "../words/names";
import { say, sayAt } from "../words/say";
import { LessonPicture } from "./LessonPicture";
import type { LessonSession } from "./lessonSession";
import { RoadEnd } from "./RoadEnd";
import { wayBack, withTable } from "./wayBack";

/** Plays a short match of the game and returns why that failed, or null; undefined: the game has no short match. */
export type PlayShort = (() => Promise<string | null>) | undefined;

interface FinishProps {
  course: LessonNames;
  name: string;
}

/** The card of the lesson; after the last lesson of the road, the picture at its end. */
export function FinishHead({ course, name }: FinishProps) {
  const isRoadDone = course.lessons.every((lesson) => lesson.name === name || isDone(course.game, lesson.name));
  return (
    <div class="co-finish">
      {isRoadDone ? (
        <RoadEnd course={course} />
      ) : (
        <LessonPicture lesson={course.lessons.find((lesson) => lesson.name === name)!} family={course.family} done />
      )}
      <h2>{isRoadDone ? say("coach-road-done", { game: gameName(course.game) }) : say("coach-lesson-done")}</h2>
    </div>
  );
}

interface WaysProps extends FinishProps {
  session: LessonSession;
  playShort: PlayShort;
  failed: (why: string | null) => void;
}

export function FinishWays({ session, course, name, playShort, failed }: WaysProps) {
  const { game, lessons } = course;
  const following = lessons[lessons.findIndex((lesson) => lesson.name === name) + 1]?.name;
  const table = wayBack();
  const { room } = session.answer.lesson;
  return (
    <div class="co-go">
      <button type="button" class="btn" onClick={() => session.begin()}>
        {say("coach-again")}
      </button>
      <a class="btn" href={withTable("/learn")}>
        {say("coach-all")}
      </a>
      {room && (
        <a class="btn btn-go" href={`/${room}`}>
          {say(`coach-room-${room as "tally"}`)}
        </a>
      )}
      {table ? (
        <>
          {following && (
            <a class="btn" href={withTable(`/learn/${game}/${following}`)}>
              {say("coach-next")}
            </a>
          )}
          <a class="btn btn-go" href={table}>
            {say("coach-back")}
          </a>
        </>
      ) : following || !playShort ? (
        <a class="btn btn-go" href={following ? `/learn/${game}/${following}` : "/"}>
          {say(following ? "coach-next" : "coach-to-play")}
        </a>
      ) : (
        <button type="button" class="btn btn-go" onClick={() => void playShort().then(failed)}>
          {sayAt(game, "coach-play-month")}
        </button>
      )}
    </div>
  );
}
