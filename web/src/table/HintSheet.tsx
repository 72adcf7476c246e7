/** The worth of each choice, by search over what this seat sees; it gets more certain over time. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { InfoSheet } from "../parts/Sheet";
import type { Failure } from "../protocol/ask";
import type { HintAnswer, JudgedJson, MessageJson } from "../protocol/messages";
import { hint as hintOf } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { say, sayMessage } from "../words/say";
import { across, scaleOf, worthText } from "./hint";
import "./HintSheet.css";

interface HintSheetProps {
  path: string;
  names: readonly string[];
  onClose: () => void;
}

export function HintSheet({ path, names, onClose }: HintSheetProps) {
  const hint = useSignal<HintAnswer | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    let looks = true;
    const ask = async () => {
      for (let round = 0; looks && (hint.peek()?.more ?? true); round++) {
        const answer = await hintOf({ ...ownSeat(path), round });
        if (!looks) return;
        if ("why" in answer) {
          failure.value = answer;
          return;
        }
        hint.value = answer;
      }
    };
    void ask();
    return () => {
      looks = false;
    };
  }, []);
  const answer = hint.value;
  return (
    <InfoSheet id="hint-title" title={say("desk-hint")} onClose={onClose}>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value.why}
        </p>
      )}
      {answer ? (
        <HintContent answer={answer} names={names} />
      ) : (
        !failure.value && <p class="muted">{say("insight-thinking")}</p>
      )}
    </InfoSheet>
  );
}

function HintContent({ answer, names }: { answer: HintAnswer; names: readonly string[] }) {
  const scale = scaleOf(answer.choices);
  return (
    <>
      <p class="small muted">{say("insight-worths", { unit: answer.unit, n: answer.worlds })}</p>
      <ol class="hint-choices">
        {answer.choices.map((choice, place) => (
          <li key={choice.actions.join()}>
            <details open={place === 0}>
              <summary>
                <b>{sayMessage(choice.said)}</b>
                {(place === 0 || choice.as_good) && (
                  <span class="slip">{say(place === 0 ? "insight-best" : "insight-as-good")}</span>
                )}
                <Worth choice={choice} unit={answer.unit} />
                <svg class="hint-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path class="hint-zero" d={`M${across(scale, 0)} 0V10`} />
                  <rect
                    x={across(scale, choice.worth.low)}
                    width={Math.max(0.6, across(scale, choice.worth.high) - across(scale, choice.worth.low))}
                    y="2"
                    height="6"
                  />
                  <path class="hint-mean" d={`M${across(scale, choice.worth.mean)} 0V10`} />
                </svg>
              </summary>
              {choice.why.length ? (
                <ul class="hint-why">
                  {choice.why.map((why, index) => (
                    <li key={index}>{sayMessage(why.say, names)}</li>
                  ))}
                </ul>
              ) : (
                <p class="small muted">{say("insight-alike")}</p>
              )}
            </details>
          </li>
        ))}
      </ol>
      <p class="small muted">{say("insight-note")}</p>
    </>
  );
}

function Worth({ choice, unit }: { choice: JudgedJson; unit: MessageJson }) {
  const { mean, low, high } = choice.worth;
  return (
    <span class="num">
      {sayMessage({ key: "learn-amount", args: { number: worthText(mean), unit } })}{" "}
      <small>{say("insight-interval", { low: worthText(low), high: worthText(high) })}</small>
    </span>
  );
}
