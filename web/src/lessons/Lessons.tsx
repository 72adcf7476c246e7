/** All lessons by game, with a mark on those that are done. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GAMES } from "../parts/Games";
import { Room } from "../parts/Room";
import { useTitle } from "../parts/title";
import type { LessonNames } from "../protocol/messages";
import { lessonNames } from "../protocol/operations";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { isDone } from "./progress";
import { lessonTitle } from "./texts";
import "./lessons.css";

export function Lessons() {
  const courses = useSignal<readonly LessonNames[]>([]);
  const failure = useSignal("");
  useTitle(say("coach-title"));
  useEffect(() => {
    void lessonNames().then((answer) => {
      if ("why" in answer) failure.value = answer.why;
      else courses.value = [...answer].sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game));
    });
  }, []);
  return (
    <Room room="learn" class="co-list" title={say("coach-title")} lead={say("coach-about")}>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      {courses.value.map(({ game, lessons: names }) => (
        <section key={game} aria-labelledby={`learn-${game}`}>
          <h2 id={`learn-${game}`}>{say("coach-lessons", { game: gameName(game) })}</h2>
          <p class="muted">
            {say("coach-done-of", { number: names.filter((name) => isDone(game, name)).length, of: names.length })}
            {game === "sannin" && ` ${say("coach-first")}`}
          </p>
          <ol class="co-names">
            {names.map((name) => (
              <li key={name}>
                <a href={`/learn/${game}/${name}`}>
                  {lessonTitle(game, name)}
                  {isDone(game, name) && <span class="slip co-done">{say("coach-done")}</span>}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Room>
  );
}
