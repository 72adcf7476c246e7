/** All lessons: of each game a road from card to card, with a seal on those that are done. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useTitle } from "../parts/title";
import { GamePrint } from "../prints/GamePrint";
import type { LessonNames } from "../protocol/messages";
import { lessonNames } from "../protocol/operations";
import { GAMES } from "../rooms/Games";
import { Room } from "../rooms/Room";
import { FIRST_GAME } from "../router";
import { isDone } from "../table/lessonProgress";
import { gameName } from "../words/names";
import { say, sayAt } from "../words/say";
import type { PlayShort } from "./Finish";
import { LessonPicture } from "./LessonPicture";
import { type Pack, PackContext } from "./pack";
import { RoadEnd } from "./RoadEnd";
import { lessonTitle } from "./texts";
import { wayBack, withTable } from "./wayBack";
import "./Lessons.css";

interface LessonsProps {
  pack: Pack;
  /** Play a short match of a game; undefined if it has none. */
  playShort: (game: string) => PlayShort;
}

export function Lessons({ pack, playShort }: LessonsProps) {
  const courses = useSignal<readonly LessonNames[]>([]);
  const failure = useSignal<string | null>(null);
  useTitle(say("coach-title"));
  useEffect(() => {
    void lessonNames().then((answer) => {
      if ("why" in answer) failure.value = answer.why;
      else courses.value = [...answer].sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game));
    });
  }, []);
  const table = wayBack();
  return (
    <Room
      room="learn"
      class="roads"
      title={say("coach-title")}
      lead={say("coach-about")}
      ways={
        table && (
          <a class="btn btn-go" href={table}>
            {say("coach-back")}
          </a>
        )
      }
    >
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <PackContext.Provider value={pack}>
        <pack.PackCanvas>
          {courses.value.map((course) => (
            <Road
              key={course.game}
              course={course}
              playShort={playShort(course.game)}
              failed={(why) => (failure.value = why)}
            />
          ))}
        </pack.PackCanvas>
      </PackContext.Provider>
    </Room>
  );
}

interface RoadProps {
  course: LessonNames;
  playShort: PlayShort;
  failed: (why: string | null) => void;
}

function Road({ course, playShort, failed }: RoadProps) {
  const { game, family, lessons } = course;
  const done = lessons.filter(({ name }) => isDone(game, name)).length;
  const next = lessons.find(({ name }) => !isDone(game, name))?.name;
  return (
    <section class="road" aria-labelledby={`learn-${game}`}>
      <header>
        <GamePrint game={game} />
        <div>
          <h2 id={`learn-${game}`}>{gameName(game)}</h2>
          <p class="muted">{say("coach-done-of", { number: done, of: lessons.length })}</p>
          {game === FIRST_GAME && <p class="muted small">{say("coach-first")}</p>}
        </div>
      </header>
      <ol>
        {lessons.map((lesson) => {
          const isFinished = isDone(game, lesson.name);
          return (
            <li key={lesson.name} data-next={lesson.name === next}>
              <a href={withTable(`/learn/${game}/${lesson.name}`)}>
                <LessonPicture lesson={lesson} family={family} done={isFinished} />
                <span>
                  {lessonTitle(game, lesson.name)}
                  {isFinished && <span class="vh">, {say("coach-done")}</span>}
                </span>
              </a>
            </li>
          );
        })}
        <li class="road-end">
          <RoadEnd course={course} />
          <b>{next ? say("coach-road-end") : say("coach-road-done", { game: gameName(game) })}</b>
          {!next && playShort && (
            <button type="button" class="btn btn-go" onClick={() => void playShort().then(failed)}>
              {sayAt(game, "coach-play-month")}
            </button>
          )}
        </li>
      </ol>
    </section>
  );
}
