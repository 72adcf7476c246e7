/** An introduction to flower cards in three pictures. */

import { Fan } from "../cards/Card";
import { say } from "../words/say";
import "./HowTo.css";

const STEPS = [
  { key: "start-how-match", cards: "AB" },
  { key: "start-how-yaku", cards: "BFJ" },
  { key: "start-how-stop", cards: "AIcs" },
] as const;

export function HowTo() {
  return (
    <section class="how" aria-labelledby="how-title">
      <div class="how-head">
        <h2 id="how-title">{say("start-how")}</h2>
        <p>{say("start-lead")}</p>
        <p>
          <a class="btn" href="/learn">
            {say("start-learn")}
          </a>
        </p>
      </div>
      <ol>
        {STEPS.map(({ key, cards }, index) => (
          <li key={key}>
            <div class="how-cards" aria-hidden="true">
              <Fan cards={cards} class="closes-up" />
            </div>
            <p>
              <b class="seal" aria-hidden="true">
                {index + 1}
              </b>{" "}
              {say(key)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
