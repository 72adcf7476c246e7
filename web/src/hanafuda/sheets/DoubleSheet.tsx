/** 出降り: play at this rate, double it or fold, with the cost and gain of each. */

import { Money } from "../../parts/Money";
import type { Choice as Offer } from "../../protocol/messages";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { money, monthName, rateName } from "../../words/names";
import { say } from "../../words/say";
import { offerOf, useTable } from "../tableContext";
import { Bids, Cards } from "./BidSheet";

export function DoubleSheet() {
  const { view, aside } = useTable();
  const close = () => (aside.value = true);
  const playOffer = offerOf(view, "in");
  const double = offerOf(view, "double");
  const fold = offerOf(view, "out");
  const { rate = 1 } = view;
  if (!fold?.entrance) return null;
  return (
    <Decision labelledBy="bid-title" class="bid" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted small">{say("flowers-bill-sub-rate", { month: monthName(view.n), rate: rateName(rate) })}</p>
          <h2 id="bid-title">{say("flowers-double-title")}</h2>
          {!playOffer && <p class="muted">{say("flowers-double-full")}</p>}
          {!double && <p class="muted">{say("flowers-double-highest")}</p>}
        </div>
        <Bids />
      </div>
      <Cards entrance={fold.entrance} />
      <div class={playOffer && double ? "choices three" : "choices"}>
        {playOffer && <Play offer={playOffer} kind="in" rate={rate} first />}
        {double && <Play offer={double} kind="double" rate={2 * rate} first={!playOffer} />}
        <Fold offer={fold} />
      </div>
    </Decision>
  );
}

interface PlayProps {
  offer: Offer;
  kind: "in" | "double";
  /** The rate of all payments after this choice. */
  rate: number;
  /** Whether the button has the focus first. */
  first: boolean;
}

function Play({ offer, kind, rate, first }: PlayProps) {
  const { game } = useTable();
  const { hand, pot } = offer.entrance ?? { hand: 0, pot: 0 };
  const args = { rate: rateName(rate) };
  return (
    <section class="choice" aria-labelledby={`${kind}-title`}>
      <h3 id={`${kind}-title`}>{say(`flowers-double-${kind}`)}</h3>
      <p class="c-sub">
        <span class="more">{say(`flowers-double-${kind}-why`, args)}</span>
      </p>
      <ul class="c-list">
        {hand > 0 && (
          <li>
            <span>
              {say("flowers-bid-in-hand")}
              <small class="more">{say("flowers-double-hand-each")}</small>
            </span>
            <Money points={hand} signed />
          </li>
        )}
        <li>
          <span>
            {say("flowers-bid-in-pot")}
            <small class="more">{say("flowers-bid-in-pot-more")}</small>
          </span>
          <Money points={pot} signed />
        </li>
        <li class="more">
          <span>{say("flowers-double-rest")}</span>
          <b>{rateName(rate)}</b>
        </li>
      </ul>
      <button
        type="button"
        class={first ? "btn btn-go" : "btn"}
        autofocus={first}
        onClick={() => game.act([offer.action])}
      >
        {say(`flowers-double-${kind}-do`, args)}
        <Mark actions={[offer.action]} spoken />
      </button>
    </section>
  );
}

function Fold({ offer }: { offer: Offer }) {
  const { game } = useTable();
  const fee = offer.entrance?.fee ?? 0;
  return (
    <section class="choice fold" aria-labelledby="out-title">
      <h3 id="out-title">{say("flowers-bid-out")}</h3>
      <p class="c-sub">{say("flowers-bid-out-why")}</p>
      <ul class="c-list">
        <li>
          <span>
            {say("flowers-bid-out-fee")}
            <small>{say("flowers-double-fee-why")}</small>
          </span>
          <Money points={-fee} signed />
        </li>
        <li class="more">
          <span>{say("flowers-bid-out-rest")}</span>
          <Money points={0} />
        </li>
      </ul>
      <button type="button" class="btn" onClick={() => game.act([offer.action])}>
        {say("flowers-bid-out-do", { money: money(fee) })}
        <Mark actions={[offer.action]} spoken />
      </button>
    </section>
  );
}
