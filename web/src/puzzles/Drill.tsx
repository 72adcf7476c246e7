/** A drill: small questions about the rules, one after the other; keys 1 to 4 answer too. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../cards/Card";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { DrillAnswer, MessageJson, ShownJson } from "../protocol/messages";
import { drill as drillOf } from "../protocol/operations";
import type { Key } from "../words/say";
import { say, sayMessage } from "../words/say";
import type { Pack } from "./pack";
import "./Drill.css";
import "./answers.css";

/** The first question has a random number below this. */
const NUMBERS = 1_000_000_000;

interface DrillProps {
  kind: string;
  pack: Pack;
}

export function Drill({ kind, pack }: DrillProps) {
  const drill = useSignal<DrillAnswer | null>(null);
  const failure = useSignal<Failure | null>(null);
  const chosen = useSignal<number | null>(null);
  const right = useSignal(0);
  const questionCount = useSignal(0);
  const number = useRef(Math.floor(Math.random() * NUMBERS));
  const next = useRef<HTMLButtonElement>(null);
  const title = say(`drill-title-${kind}` as Key & `drill-title-${string}`);
  useTitle(title);

  const fetch = async () => {
    const answer = await drillOf({ kind, number: number.current++ });
    chosen.value = null;
    failure.value = "why" in answer ? answer : null;
    drill.value = "why" in answer ? null : answer;
  };
  useEffect(() => void fetch(), [kind]);

  const choose = (place: number) => {
    const question = drill.peek();
    if (!question || chosen.peek() !== null || place >= question.options.length) return;
    chosen.value = place;
    questionCount.value += 1;
    if (place === question.right) right.value += 1;
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (/^[1-4]$/.test(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey) choose(Number(event.key) - 1);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, []);
  // The focus moves before the answer is drawn, so that Enter pressed at once goes on.
  useLayoutEffect(() => {
    if (chosen.value !== null) next.current?.focus({ preventScroll: true });
  }, [chosen.value]);

  const question = drill.value;
  return (
    <Page>
      <main id="main" class="page-m pz-drill" tabIndex={-1}>
        <h1>{title}</h1>
        {failure.value && (
          <p class="alert" role="alert">
            {failure.value.why}
          </p>
        )}
        {question && (
          <pack.PackCanvas>
            <p class="muted">{say("insight-score", { right: right.value, of: questionCount.value })}</p>
            {question.shown.map((shown, index) => (
              <QuestionCards key={index} shown={shown} names={question.names} pack={pack} />
            ))}
            <p>
              <b>{sayMessage(question.asks, question.names)}</b>
            </p>
            <ol class="pz-options">
              {question.options.map((option, place) => (
                <li key={place}>
                  <button
                    type="button"
                    class="btn"
                    data-mark={chosen.value === null ? undefined : markOf(place, question.right, chosen.value)}
                    aria-disabled={chosen.value !== null || undefined}
                    onClick={() => choose(place)}
                  >
                    <small class="muted">{place + 1}</small>{" "}
                    <Option option={option} names={question.names} pack={pack} />
                  </button>
                </li>
              ))}
            </ol>
            <div role="status">
              {chosen.value !== null && (
                <>
                  <p class={chosen.value === question.right ? "pz-right" : "pz-wrong"}>
                    <b>{say(chosen.value === question.right ? "insight-right" : "insight-wrong-answer")}</b>
                  </p>
                  <ul>
                    {question.tells.map((why, index) => (
                      <li key={index}>{sayMessage(why, question.names)}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <p class="row">
              {chosen.value !== null && (
                <button type="button" class="btn btn-go" ref={next} onClick={() => void fetch()}>
                  {say("insight-next")}
                </button>
              )}
              <a class="btn btn-quiet" href="/puzzles">
                {say("insight-all-puzzles")}
              </a>
            </p>
          </pack.PackCanvas>
        )}
      </main>
    </Page>
  );
}

const markOf = (place: number, right: number, chosen: number): "right" | "wrong" | undefined =>
  place === right ? "right" : place === chosen ? "wrong" : undefined;

interface DrawingProps {
  names: readonly string[];
  pack: Pack;
}

function QuestionCards({ shown, names, pack }: DrawingProps & { shown: ShownJson }) {
  const { title, cards } = shown;
  return (
    <div class="pz-shown">
      <p>{sayMessage(title, names)}</p>
      {cards && "cards" in cards && (
        <p class="pz-cards">
          {[...cards.cards].map((card) => (
            <Face key={card} card={card} named />
          ))}
        </p>
      )}
      {cards && "pack" in cards && (cards.pack.length ? <pack.PackCards cards={cards.pack} /> : <p>–</p>)}
    </div>
  );
}

/** An answer: playing cards as pictures, others in words. */
function Option({ option, names, pack }: DrawingProps & { option: MessageJson }) {
  const cards = option.key === "drill-cards" ? option.args?.cards : undefined;
  if (cards && typeof cards === "object" && "pack" in cards) return <pack.PackCards cards={cards.pack} />;
  return <>{sayMessage(option, names)}</>;
}
