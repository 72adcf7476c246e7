/** Scores of the year and what the month has brought so far. */

import { Money } from "../parts/Money";
import { months, won } from "../settlement/months";
import { who } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./desk";
import { Seals } from "./Seals";

export function Scores() {
  const { game, view, people } = useTable();
  const month = months(game.record.value).at(-1);
  const net = month && month.deal.n === view.n ? won(month) : [];
  return (
    <section aria-labelledby="scores-title">
      <div class="panel-h">
        <h2 id="scores-title">{say("scores.title")}</h2>
        <span class="side-note">{say("bill.standing.of")}</span>
      </div>
      <ol class="stand">
        {view.order.map((seat) => (
          <li key={seat} class={seat === people.viewer ? "you" : ""}>
            <b class="nm">
              {who(seat, people)} <Seals seat={seat} />
            </b>
            <span class="now">
              <Money points={view.scores[seat] ?? 0} />
            </span>
            <Money points={net[seat] ?? 0} signed />
          </li>
        ))}
      </ol>
    </section>
  );
}
