/** The reasons of a hint: of the best choice, and of the one that the person compares with it. */

import { Icon } from "../parts/Icon";
import type { HintAnswer, JudgedJson } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { message, say, sayMessage } from "../words/say";
import { amountOf, type Hint, lossOf, spokenHint } from "./hint";
import "./HintDrawer.css";

export function HintDrawer({ hint }: { hint: Hint }) {
  const answer = hint.answer.value;
  const names = hint.game.table.value?.names ?? [];
  return (
    <section class="hint" aria-labelledby="hint-title">
      <header class="hint-h">
        <h2 id="hint-title">
          <Icon name="hint" />
          {say("desk-hint")}
        </h2>
        <button type="button" class="btn btn-quiet" aria-label={say("page-close")} onClick={() => hint.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="vh" role="status">
        {answer && !answer.more ? spokenHint(answer, names) : say("insight-thinking")}
      </p>
      {hint.failure.value && (
        <p class="alert" role="alert">
          {hint.failure.value}
        </p>
      )}
      {answer ? (
        <Content hint={hint} answer={answer} names={names} />
      ) : (
        !hint.failure.value && (
          <p class="muted" aria-hidden="true">
            {say("insight-thinking")}
          </p>
        )
      )}
    </section>
  );
}

interface ContentProps {
  answer: HintAnswer;
  names: readonly string[];
}

function Content({ hint, answer, names }: ContentProps & { hint: Hint }) {
  const [best, ...others] = answer.choices as [JudgedJson, ...JudgedJson[]];
  const compared = hint.judged(hint.compared.value);
  return (
    <>
      <p class="hint-best">
        <span>
          <Pictured message={message("insight-advice", { choice: best.said })} names={names} />
        </span>{" "}
        <b class="num">{sayMessage(amountOf(best.worth.mean, answer.unit))}</b>{" "}
        <small class="muted">{say("insight-to-the-end")}</small>
      </p>
      {compared && compared !== best ? (
        <Comparison choice={compared} answer={answer} names={names} />
      ) : (
        <Why choice={best} names={names} />
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
