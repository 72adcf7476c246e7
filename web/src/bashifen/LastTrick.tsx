/** The last trick and its winner. */

import { Term } from "../parts/Term";
import { sentenceOf } from "../table/sentences";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { Cards } from "./Card";
import { lastTrick } from "./names";
import { useTable } from "./tableContext";
import "./LastTrick.css";

export function LastTrick() {
  const { game, people } = useTable();
  const last = lastTrick(game.record.value);
  if (!last) return null;
  return (
    <section class="last" aria-labelledby="last-title">
      <div class="panel-h">
        <h2 id="last-title">
          <Term of="trick">{say("pairs-last")}</Term>
        </h2>
        <span class="side-note">{sentenceOf(game.record.value[last.at]!, people.names)}</span>
      </div>
      <ol class="last-t" key={last.at}>
        {last.plays.map(({ seat, cards }) => (
          <li key={seat} class={seat === last.winner ? "winner" : ""}>
            <span>{seatLabel(seat, people)}</span>
            <Cards cards={cards} />
          </li>
        ))}
      </ol>
    </section>
  );
}
