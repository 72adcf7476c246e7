/** The words of a lesson: what to look at, what to do, and why a choice was wrong. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonNames } from "../protocol/messages";
import { say, sayAt } from "../words/say";
import type { LessonSession } from "./lessonSession";
import { keepDone } from "./progress";
import { lessonTitle, mistakeOf, stepText } from "./texts";

export interface CoachProps {
  session: LessonSession;
  course: LessonNames;
  /** Play a short match of the game and return why that failed, or null; undefined: the game has no short match. */
  playShort: (() => Promise<string | null>) | undefined;
}

export function Coach({ session, course, playShort }: CoachProps) {
  const { game, name } = session.answer.lesson;
  const at = course.lessons.indexOf(name);
  const following = course.lessons[at + 1];
  const point = session.point.value;
  const over = session.over.value;
  const mistakes = session.mistakes.value;
  const go = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLElement>(null);
  const failure = useSignal<string | null>(null);
  const play = async () => {
    failure.value = await playShort!();
  };
  useLayoutEffect(() => keepClear(words.current!), []);
  useEffect(() => {
    if (over) keepDone(game, name);
  }, [over]);
  useLayoutEffect(() => {
    if (point?.wants === null) go.current?.focus({ preventScroll: true });
  }, [point]);
  return (
    <section class="co" data-over={over} aria-labelledby="coach-title" ref={words}>
      <header class="co-h">
        <h2 id="coach-title">{lessonTitle(game, name)}</h2>
        <p class="muted small">{say("coach-at", { number: at + 1, of: course.lessons.length })}</p>
      </header>
      <p class="co-say" role="status">
        {point ? wordsOf(session, game, name) : say("coach-watch")}
      </p>
      {mistakes > 0 && point && (
        <p class="co-not" role="alert" key={mistakes}>
          {(point.step && mistakeOf(game, name, point.step)) || say("coach-not-this")}
        </p>
      )}
      {failure.value && (
        <p class="co-not" role="alert">
          {say("coach-unreachable")} {failure.value}
        </p>
      )}
      <div class="co-go">
        {over ? (
          <>
            <button type="button" class="btn" onClick={() => session.begin()}>
              {say("coach-again")}
            </button>
            <a class="btn" href="/learn">
              {say("coach-all")}
            </a>
            {following || !playShort ? (
              <a class="btn btn-go" href={following ? `/learn/${game}/${following}` : "/"}>
                {say(following ? "coach-next" : "coach-to-play")}
              </a>
            ) : (
              <button type="button" class="btn btn-go" onClick={() => void play()}>
                {sayAt(game, "coach-play-month")}
              </button>
            )}
          </>
        ) : (
          <>
            <a class="btn btn-quiet" href="/learn">
              {say("coach-all")}
            </a>
            {point?.wants === null && (
              <button type="button" class="btn btn-go" ref={go} onClick={() => session.goOn()}>
                {say("coach-on")}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Keep the lesson's words free of what lies over the table, however high they are; returns how to stop. */
function keepClear(words: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--above", `${words.getBoundingClientRect().bottom}px`));
  watch.observe(words);
  return () => {
    watch.disconnect();
    style.removeProperty("--above");
  };
}

function wordsOf(session: LessonSession, game: string, name: string): string {
  const { step } = session.point.value!;
  if (step !== null) return stepText(game, name, step);
  const phase = session.message.view.phase;
  if (phase === "play") return say("coach-your-turn");
  return say(phase === "pick_hand" || phase === "pick_stock" ? "coach-take" : "coach-choose");
}
