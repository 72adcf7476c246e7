/** The reasons of a hint: of the best choice, and of the one that the person compares with it. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { HintAnswer, JudgedJson } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { message, say, sayMessage } from "../words/say";
import { amountOf, forMatch, type Hint, lossOf, spokenHint } from "./hint";
import "./HintDrawer.css";

export function HintDrawer({ hint }: { hint: Hint }) {
  const answer = hint.answer.value;
  const failure = hint.failure.value;
  const names = hint.game.people.value?.names ?? [];
  const drawer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (answer && hint.inDialog.value) drawer.current!.scrollIntoView({ block: "nearest" });
  }, [answer !== null]);
  return (
    <section class="hint" aria-label={say("desk-hint")} ref={drawer}>
      <header class="hint-h">
        <Icon name="hint" />
        {answer ? <Best answer={answer} names={names} /> : <p class="muted">{!failure && say("insight-thinking")}</p>}
        <button type="button" class="btn btn-quiet" aria-label={say("page-close")} onClick={() => hint.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="vh" role="status">
        {answer && !answer.more && spokenHint(answer, names)}
      </p>
      {failure && (
        <p class="alert" role="alert">
          {failure}
        </p>
      )}
      {answer && <Content hint={hint} answer={answer} names={names} />}
    </section>
  );
}

interface ContentProps {
  answer: HintAnswer;
  names: readonly string[];
}

function Best({ answer, names }: ContentProps) {
  const best = answer.choices[0]!;
  return (
    <p class="hint-best">
      <span>{sayMessage(message("insight-advice", { choice: best.said }), names)}</span>{" "}
      <b class="num">{sayMessage(amountOf(best.worth.mean, answer.unit))}</b>{" "}
      <small class="muted">{say("insight-to-the-end")}</small>
    </p>
  );
}

function Content({ hint, answer, names }: ContentProps & { hint: Hint }) {
  const [best, ...others] = answer.choices as [JudgedJson, ...JudgedJson[]];
  const compared = hint.judged(hint.compared.value);
  return (
    <>
      {compared && compared !== best ? (
        <Comparison choice={compared} answer={answer} names={names} />
      ) : (
        <Why choice={best} names={names} />
      )}
      {answer.for_match && (
        <p>
          <Pictured message={forMatch(answer.for_match)} names={names} />
        </p>
      )}
      <div class="hint-others">
        <h3 id="hint-others">{say("insight-others")}</h3>
        <ul aria-labelledby="hint-others">
          {others.map((choice) => (
            <li key={choice.actions.join()}>
              <button
                type="button"
                aria-pressed={choice === compared}
                onClick={() => (hint.compared.value = choice === compared ? [] : choice.actions)}
              >
                <Pictured message={choice.said} names={names} />{" "}
                <span class="num">
                  {choice.as_good
                    ? say("insight-as-good")
                    : say("insight-less", { amount: lossOf(choice, answer.unit) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p class="hint-note muted">{say("insight-note", { n: answer.worlds })}</p>
    </>
  );
}

function Comparison({ choice, answer, names }: ContentProps & { choice: JudgedJson }) {
  return (
    <div class="hint-compared" role="status">
      <p>
        <Pictured message={choice.said} names={names} />{" "}
        <b class="num">
          {choice.as_good ? say("insight-as-good") : say("insight-less", { amount: lossOf(choice, answer.unit) })}
        </b>
      </p>
      <Why choice={choice} names={names} />
    </div>
  );
}

const Why = ({ choice, names }: { choice: JudgedJson; names: readonly string[] }) =>
  choice.why.length ? (
    <Reasons reasons={choice.why} names={names} />
  ) : (
    <p class="small muted">{say("insight-alike")}</p>
  );
