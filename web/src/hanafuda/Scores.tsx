/** The scores of the year, and the changes of the present month. */

import { parts } from "../money";
import { CountingMoney } from "../parts/CountingMoney";
import { Sum } from "../parts/Money";
import { nearestSeat, seatOrder } from "../table/seats";
import { money, nameOf } from "../words/names";
import { say } from "../words/say";
import { Seals } from "./Seals";
import { hasAuction, isLookingOn, standing } from "./standing";
import { useTable } from "./tableContext";
import "./Scores.css";

export function Scores() {
  const { game, table, view, people } = useTable();
  const month = game.sheet.value?.month;
  const won = month?.n === view.n ? month.won : [];
  return (
    <section aria-labelledby="scores-title">
      <div class="panel-h">
        <h2 id="scores-title">{say("flowers-scores-title")}</h2>
        <span class="side-note">{say("flowers-bill-standing-of")}</span>
      </div>
      <ol class="stand">
        {seatOrder(nearestSeat(table), people.names.length).map((seat) => (
          <li key={seat} class={`${seat === people.viewer ? "you" : ""} ${isLookingOn(view, seat) ? "off" : ""}`}>
            <b class="nm of-seat" data-seat={seat}>
              {nameOf(seat, people)}
            </b>
            <span class="now">
              <CountingMoney points={view.scores[seat] ?? 0} />
            </span>
            <span class="st">
              <Seals seat={seat} still />
              {isLookingOn(view, seat) && <small>{say(`flowers-standing-${standing(view, seat)}`)}</small>}
            </span>
            <Sum sum={won[seat] ?? parts(0)} signed />
          </li>
        ))}
      </ol>
      {hasAuction(view) && (
        <p class="pot" aria-hidden={!view.pot} data-empty={!view.pot}>
          {say("flowers-pot")} <b>{money(view.pot)}</b>
          <small>{say("flowers-pot-whose")}</small>
        </p>
      )}
    </section>
  );
}
