/** Who teaches: what is to be seen here, what is to be done, and why another choice was not the right one. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonNames } from "../protocol/messages";
import { say } from "../words/say";
import { keepDone } from "./progress";
import type { Teacher } from "./teacher";
import { notOf, textOf, titleOf } from "./texts";

interface CoachProps {
  teacher: Teacher;
  course: LessonNames;
}

export function Coach({ teacher, course }: CoachProps) {
  const { game, name } = teacher.answer.lesson;
  const at = course.lessons.indexOf(name);
  const following = course.lessons[at + 1];
  const point = teacher.point.value;
  const over = teacher.over.value;
  const mistakes = teacher.mistakes.value;
  const go = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => keptFree(words.current!), []);
  useEffect(() => {
    if (over) keepDone(game, name);
  }, [over]);
  useLayoutEffect(() => {
    if (point?.wants === null) go.current?.focus({ preventScroll: true });
  }, [point]);
  return (
    <section class="co" data-over={over} aria-labelledby="coach-title" ref={words}>
      <header class="co-h">
        <h2 id="coach-title">{titleOf(game, name)}</h2>
        <p class="muted small">{say("coach-at", { number: at + 1, of: course.lessons.length })}</p>
      </header>
      <p class="co-say" role="status">
        {point ? spoken(teacher, game, name) : say("coach-watch")}
      </p>
      {mistakes > 0 && point && (
        <p class="co-not" role="alert" key={mistakes}>
          {(point.step && notOf(game, name, point.step)) || say("coach-not-this")}
        </p>
      )}
      <div class="co-go">
        {over ? (
          <>
            <button type="button" class="btn" onClick={() => teacher.begin()}>
              {say("coach-again")}
            </button>
            <a class="btn" href="/learn">
              {say("coach-all")}
            </a>
            <a class="btn btn-go" href={following ? `/learn/${game}/${following}` : "/"}>
              {say(following ? "coach-next" : "coach-to-play")}
            </a>
          </>
        ) : (
          <>
            <a class="btn btn-quiet" href="/learn">
              {say("coach-all")}
            </a>
            {point?.wants === null && (
              <button type="button" class="btn btn-go" ref={go} onClick={() => teacher.goOn()}>
                {say("coach-on")}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** What lies over the table leaves the words above it free, however high they are. Gives what ends that. */
function keptFree(words: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--above", `${words.getBoundingClientRect().bottom}px`));
  watch.observe(words);
  return () => {
    watch.disconnect();
    style.removeProperty("--above");
  };
}

function spoken(teacher: Teacher, game: string, name: string): string {
  const { step } = teacher.point.value!;
  if (step !== null) return textOf(game, name, step);
  const phase = teacher.message.view.phase;
  if (phase === "play") return say("coach-your-turn");
  return say(phase === "pick_hand" || phase === "pick_stock" ? "coach-take" : "coach-choose");
}
