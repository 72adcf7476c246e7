/** The ladder with the level of each pair. */

import { Term } from "../parts/Term";
import { nearestSeat } from "../table/seats";
import { list, say } from "../words/say";
import { levelName, pairNames } from "./names";
import { pairOf, rankName } from "./pack";
import { useTable } from "./tableContext";
import "./Ladder.css";

const STEPS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

export function Ladder() {
  const { table, view, people } = useTable();
  const us = pairOf(nearestSeat(people));
  const side = (pair: number) =>
    view.dealer === null ? "" : say(pairOf(view.dealer) === pair ? "pairs-oya" : "pairs-ko");
  // Spectators are of neither pair: the declarers' level is filled like their seal, and needs no word.
  const looksOn = people.viewer === "table";
  const filledPair = looksOn ? pairOf(view.dealer ?? us) : us;
  const pairLabel = (pair: number) => say(pair === us ? "pairs-us" : "pairs-them");
  const steps = STEPS.filter((step) => step > 0 || table.options.start !== "two");
  return (
    <section aria-labelledby="ladder-title">
      <div class="panel-h">
        <h2 id="ladder-title">
          <Term of="stage">{say("pairs-stages")}</Term>
        </h2>
        <span class="side-note">{say(table.options.win === "ace" ? "pairs-stages-ace" : "pairs-stages-past")}</span>
      </div>
      <ol class="ladder" aria-hidden="true" style={{ "--steps": steps.length }}>
        {steps.map((step) => {
          const here = [0, 1].filter((pair) => view.stage[pair] === step);
          return (
            <li key={step} class={here.includes(filledPair) ? "filled" : here.length ? "lined" : ""}>
              {step ? rankName(step) : "–"}
              {here.length > 0 && !looksOn && <i>{list(here.map(pairLabel), "")}</i>}
            </li>
          );
        })}
      </ol>
      <dl class="pairs">
        {[us, 1 - us].map((pair) => (
          <div key={pair}>
            <dt>
              {pairNames(pair, people)}{" "}
              {side(pair) && (
                <span class={pairOf(view.dealer!) === pair ? "seal" : "seal seal-line"}>{side(pair)}</span>
              )}
            </dt>
            <dd>{levelName(view.stage[pair] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
