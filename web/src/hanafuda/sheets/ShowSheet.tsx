/** 手役: show the hand, in one of its ways, or not. 赤 of many ribbons asks here which of them lie open. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { Face } from "../../cards/Card";
import { indexOf, LETTERS } from "../../cards/deck";
import { Furigana } from "../../parts/Furigana";
import { Money } from "../../parts/Money";
import type { Choice as Offer } from "../../protocol/messages";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { HintContext } from "../../table/hint";
import { cardName, total, yakuAbout, yakuName } from "../../words/names";
import { say } from "../../words/say";
import { offerOf, useTable } from "../tableContext";
import { moreOpen } from "./moreOpen";
import { Shares } from "./Shares";

export function ShowSheet() {
  const { game, view, aside } = useTable();
  const readings = view.choices
    .filter(({ does }) => does === "show")
    .sort((a, b) => total(b.pays ?? []) - total(a.pays ?? []));
  const none = offerOf(view, "pass");
  const close = () => (aside.value = true);
  const pass = () => none && game.act([none.action]);
  return (
    <Decision labelledBy="show-title" onClose={close}>
      <div class="d-top">
        <div>
          <h2 id="show-title">{say("flowers-show-title")}</h2>
          <p class="muted">{say("flowers-show-why")}</p>
        </div>
      </div>
      <div class="readings">
        {readings.map((offer, index) => (
          <Reading
            key={offer.action}
            offer={offer}
            others={readings.filter((other) => other !== offer)}
            first={index === 0}
          />
        ))}
      </div>
      <div class="choice">
        <ul class="c-list">
          <li>
            <span>{say("flowers-show-pass-pays")}</span>
            <Money points={0} />
          </li>
        </ul>
        <button type="button" class="btn" onClick={pass}>
          {say("flowers-show-pass")}
          {none && <Mark actions={[none.action]} spoken />}
        </button>
      </div>
    </Decision>
  );
}

interface ReadingProps {
  offer: Offer;
  /** The other ways to show. */
  others: readonly Offer[];
  first: boolean;
}

function Reading({ offer, others, first }: ReadingProps) {
  const { game, choice } = useTable();
  const chosen = useSignal("");
  const { action, yaku = [], cards = "", pays = [], ribbons = { of: "", count: 0 } } = offer;
  const missing = ribbons.count - chosen.value.length;
  const name = yakuName(yaku);
  const open = cards + chosen.value;
  const also = moreOpen(offer, others);
  const advised = useContext(HintContext)?.bestWith(action)?.actions ?? [];
  const toggle = (card: string) => {
    if (chosen.value.includes(card)) chosen.value = chosen.value.replace(card, "");
    else if (missing > 0) chosen.value += card;
  };
  const ribbonsInOrder = () => [...LETTERS].filter((card) => chosen.value.includes(card)).map(indexOf);
  const show = () => {
    game.act([action, ...ribbonsInOrder()]);
  };
  return (
    <section class="choice" aria-label={name}>
      <h3>
        <Furigana text={name} />
      </h3>
      <p class="c-sub">{yakuAbout(yaku)}</p>
      <Shares shares={pays} />
      <div class="d-hand">
        {[...choice.hand].map((card) => {
          const face = <Face card={card} class={open.includes(card) ? "" : "is-mute"} />;
          const label = say(open.includes(card) ? "flowers-show-open" : "flowers-show-stays", { card: cardName(card) });
          if (!ribbons.of.includes(card)) {
            return (
              <div key={card} role="img" aria-label={label}>
                {face}
              </div>
            );
          }
          return (
            <button
              key={card}
              type="button"
              class={`fuda-b ${chosen.value.includes(card) ? "is-take" : advised.includes(indexOf(card)) ? "is-advised" : ""}`}
              aria-pressed={chosen.value.includes(card)}
              aria-label={cardName(card)}
              onClick={() => toggle(card)}
            >
              {face}
            </button>
          );
        })}
      </div>
      {ribbons.count > 0 && (
        <p class="c-sub" role="status">
          {say("flowers-show-ribbons", { n: ribbons.count, chosen: chosen.value.length })}
        </p>
      )}
      <button
        type="button"
        class={first ? "btn btn-go" : "btn"}
        autofocus={first}
        disabled={missing > 0}
        onClick={show}
      >
        {also === undefined
          ? say("flowers-show-do", { yaku: name })
          : say("flowers-show-do-open", { yaku: name, card: cardName(also) })}
        <Mark actions={missing > 0 ? advised : [action, ...ribbonsInOrder()]} spoken />
      </button>
    </section>
  );
}
