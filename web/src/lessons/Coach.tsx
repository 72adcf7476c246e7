/** The words of a lesson: what to look at, what to do, why a choice was wrong, and at the end the way on. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonNames } from "../protocol/messages";
import { Reasons } from "../reasons/Reasons";
import { keepDone } from "../table/lessonProgress";
import { say } from "../words/say";
import { FinishHead, FinishWays, type PlayShort } from "./Finish";
import type { LessonSession } from "./lessonSession";
import { Months } from "./Months";
import { mistakeOf, stepText } from "./texts";
import { useSpotlight } from "./useSpotlight";
import "./Coach.css";

export interface CoachProps {
  session: LessonSession;
  course: LessonNames;
  playShort: PlayShort;
  /** The element with the table. */
  stage: RefObject<HTMLDivElement | null>;
}

export function Coach({ session, course, playShort, stage }: CoachProps) {
  const { game, name } = session.answer.lesson;
  const point = session.point.value;
  const over = session.over.value;
  const mistakes = session.mistakes.value;
  const goOn = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const failure = useSignal<string | null>(null);
  const showsDeck = point?.lit.includes("months") ?? false;
  useSpotlight({ stage, words, shade }, point);
  useEffect(() => {
    if (over) keepDone(game, name);
  }, [over]);
  useLayoutEffect(() => {
    if (point?.wants === null) goOn.current?.focus({ preventScroll: true });
  }, [point]);
  return (
    <>
      <div class="co-shade" ref={shade} hidden />
      <section
        class="co"
        data-over={over}
        data-quiet={!point}
        data-deck={showsDeck}
        aria-label={say("coach-words")}
        ref={words}
      >
        {over && <FinishHead course={course} name={name} />}
        <p class="co-say" role="status">
          {point ? wordsOf(session, game, name) : say("coach-watch")}
        </p>
        {showsDeck && <Months />}
        {mistakes > 0 && point && (
          <div class="co-not" role="alert" key={mistakes}>
            <p>{(point.step && mistakeOf(game, name, point.step)) || say("coach-not-this")}</p>
            <Reasons reasons={session.reasons.value} names={session.message.names} />
          </div>
        )}
        {failure.value && (
          <p class="co-not" role="alert">
            {say("coach-unreachable")} {failure.value}
          </p>
        )}
        {over ? (
          <FinishWays
            session={session}
            course={course}
            name={name}
            playShort={playShort}
            failed={(why) => (failure.value = why)}
          />
        ) : (
          point?.wants === null && (
            <div class="co-go">
              <button type="button" class="btn btn-go" ref={goOn} onClick={() => session.goOn()}>
                {say("coach-on")}
              </button>
            </div>
          )
        )}
      </section>
    </>
  );
}

function wordsOf(session: LessonSession, game: string, name: string): string {
  const { step } = session.point.value!;
  if (step !== null) return stepText(game, name, step);
  const phase = session.message.view.phase;
  if (phase === "play") return say("coach-your-turn");
  return say(phase === "pick_hand" || phase === "pick_stock" ? "coach-take" : "coach-choose");
}
