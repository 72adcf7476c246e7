/** 競り: play this month or fold, with the cost and gain of both. */

import { Face } from "../../cards/Card";
import { Money } from "../../parts/Money";
import { Term } from "../../parts/Term";
import type { Entrance, Seat } from "../../protocol/messages";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { factorName, kindName, money, monthName, seatLabel } from "../../words/names";
import { say } from "../../words/say";
import { allSeats, firstSpeaker, standing, turnOrder } from "../standing";
import { offerOf, useTable } from "../tableContext";
import "./BidSheet.css";

export function BidSheet() {
  const { game, view, aside } = useTable();
  const close = () => (aside.value = true);
  const playOffer = offerOf(view, "in");
  const fold = offerOf(view, "out");
  const entrance = playOffer?.entrance;
  if (!playOffer || !fold || !entrance) return null;
  const factor = factorName(game.factor.value);
  // Without a fee for folding there is no pot.
  const free = entrance.fee === 0;
  return (
    <Decision labelledBy="bid-title" class="bid" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted small">
            {say("flowers-bill-sub", { month: monthName(view.n), kind: kindName(view.kind), factor })}
          </p>
          <h2 id="bid-title">{say("flowers-bid-title")}</h2>
        </div>
        <Bids />
      </div>
      <Cards entrance={entrance} />
      <div class="choices">
        <section class="choice" aria-labelledby="in-title">
          <h3 id="in-title">{say("flowers-bid-in")}</h3>
          <p class="c-sub">
            {say("flowers-bid-in-why", { n: view.order.length + 1 })}{" "}
            <span class="more">{say("flowers-bid-in-rest")}</span>
          </p>
          <ul class="c-list">
            {entrance.hand > 0 && (
              <li>
                <span>
                  {say("flowers-bid-in-hand")}
                  <small>{say("flowers-bid-in-hand-each")}</small>
                </span>
                <Money points={entrance.hand} signed />
              </li>
            )}
            {!free && (
              <li>
                <span>
                  {say("flowers-bid-in-pot")}
                  <small class="more">{say("flowers-bid-in-pot-more")}</small>
                </span>
                <Money points={entrance.pot} signed />
              </li>
            )}
            <li>
              <span>
                {say("flowers-bid-in-others")}
                <small class="more">{say("flowers-bid-in-others-why")}</small>
              </span>
              <b>{say("flowers-bid-later")}</b>
            </li>
          </ul>
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([playOffer.action])}>
            {say("flowers-bid-in-do")}
            <Mark actions={[playOffer.action]} spoken />
          </button>
        </section>
        <section class="choice" aria-labelledby="out-title">
          <h3 id="out-title">{say("flowers-bid-out")}</h3>
          <p class="c-sub">{say("flowers-bid-out-why")}</p>
          <ul class="c-list">
            {!free && (
              <li>
                <span>
                  <Term of="fold_fee">{say("flowers-bid-out-fee")}</Term>
                  <small>{say("flowers-bid-out-fee-why", { n: view.folded.length + 1, factor })}</small>
                </span>
                <Money points={-entrance.fee} signed />
              </li>
            )}
            <li>
              <span>{say("flowers-bid-out-rest")}</span>
              <Money points={0} />
            </li>
          </ul>
          <button type="button" class="btn" onClick={() => game.act([fold.action])}>
            {free ? say("flowers-bid-out") : say("flowers-bid-out-do", { money: money(entrance.fee) })}
            <Mark actions={[fold.action]} spoken />
          </button>
        </section>
      </div>
    </Decision>
  );
}

/** The bids of all seats, in the order of speaking. */
export function Bids() {
  const { view, people } = useTable();
  const around = allSeats({ ...view, order: [] }, people.names.length);
  return (
    <ol class="said" aria-label={say("flowers-bid-said")}>
      {around.map((seat) => (
        <Answer key={seat} seat={seat} />
      ))}
    </ol>
  );
}

function Answer({ seat }: { seat: Seat }) {
  const { view, people } = useTable();
  const state = standing(view, seat);
  const order = turnOrder(view, seat);
  return (
    <li data-state={state} aria-current={state === "asked"}>
      <b>
        {firstSpeaker(view) === seat && <span class="seal">{say("flowers-dealer-seal")}</span>}
        {seatLabel(seat, people)}
      </b>
      <span>
        {say(state === "asked" ? "flowers-bid-now" : `flowers-standing-${state}`)}
        {order !== null && ` ${order}`}
        {view.mizuten === seat && ` ${say("flowers-mizuten-seal")}`}
        {view.doubler === seat && ` ${say("flowers-bid-doubled")}`}
      </span>
    </li>
  );
}

/** The field and the viewer's hand, which the sheet covers. */
export function Cards({ entrance }: { entrance: Entrance }) {
  const { view, choice } = useTable();
  return (
    <div class="bid-cards">
      <div role="group" aria-label={say("flowers-field")}>
        <p class="c-sub">{say("flowers-field")}</p>
        <div class="d-hand">
          {[...view.field].map((card) => (
            <Face key={card} card={card} named />
          ))}
        </div>
      </div>
      <div role="group" aria-label={say("desk-hand")}>
        <p class="c-sub">
          {say("desk-hand")}{" "}
          <b class="slip">
            {entrance.hand
              ? say("flowers-bid-hand-yaku", { money: money(entrance.hand) })
              : say("flowers-bid-hand-none")}
          </b>
        </p>
        <div class="d-hand">
          {[...choice.hand].map((card) => (
            <Face key={card} card={card} named />
          ))}
        </div>
      </div>
    </div>
  );
}
