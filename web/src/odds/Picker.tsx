/** A choice of seven cards, with their yaku in every game, the open cards, the choices, and the payment. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CardButton, Face } from "../cards/Card";
import { LETTERS, together, without } from "../cards/deck";
import type { Failure } from "../protocol/ask";
import type { HandAnswer, HandChoice, HandInGame } from "../protocol/messages";
import { hand as handOf } from "../protocol/operations";
import { cardName, cardNames, gameName, kindName, money, rateName, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";

const HAND = 7;

/** Seven random cards. */
function dealt(): string {
  const rest = [...LETTERS];
  return together(
    Array.from({ length: HAND }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]).join(""),
    "",
  );
}

/** `first` is the game whose answer stands first. */
export function Picker({ first }: { first: string }) {
  const chosen = useSignal("");
  const answer = useSignal<HandAnswer | Failure | null>(null);
  const cards = chosen.value;
  const full = cards.length === HAND;
  useEffect(() => {
    answer.value = null;
    if (!full) return;
    let isCurrent = true;
    void handOf({ cards }).then((response) => {
      if (isCurrent) answer.value = response;
    });
    return () => {
      isCurrent = false;
    };
  }, [cards]);
  const turn = (card: string) => {
    if (cards.includes(card)) chosen.value = without(cards, card);
    else if (!full) chosen.value = together(cards, card);
  };
  const result = answer.value;
  return (
    <section aria-labelledby="odds-pick">
      <h2 id="odds-pick">{say("guide-odds-pick")}</h2>
      <p>{say("guide-odds-pick-text")}</p>
      <div class="o-deck" role="group" aria-labelledby="odds-pick">
        {[...LETTERS].map((card) => {
          const is = cards.includes(card);
          return (
            <CardButton
              key={card}
              card={card}
              label={cardName(card)}
              pressed={is}
              disabled={full && !is}
              class={is ? "is-picked" : ""}
              onChoose={() => turn(card)}
            />
          );
        })}
      </div>
      <div class="o-tools">
        <p role="status">{say("guide-odds-picked", { n: cards.length })}</p>
        <button type="button" class="btn" onClick={() => (chosen.value = dealt())}>
          {say("guide-odds-deal")}
        </button>
        <button type="button" class="btn" disabled={!cards} onClick={() => (chosen.value = "")}>
          {say("guide-odds-clear")}
        </button>
      </div>
      <div class="o-made" aria-live="polite">
        {result && "why" in result && (
          <p class="alert" role="alert">
            {result.why}
          </p>
        )}
        {result &&
          !("why" in result) &&
          sorted(result.games, first).map((hand) => <HandYaku key={hand.game} made={hand} cards={result.cards} />)}
      </div>
    </section>
  );
}

const sorted = (games: readonly HandInGame[], first: string): HandInGame[] =>
  [...games].sort((a, b) => Number(b.game === first) - Number(a.game === first));

/** The yaku of a hand in a game. */
function HandYaku({ made, cards }: { made: HandInGame; cards: string }) {
  return (
    <section aria-labelledby={`made-${made.game}`}>
      <h3 id={`made-${made.game}`}>{gameName(made.game)}</h3>
      {!made.choices.length && <p>{say("guide-odds-none")}</p>}
      {made.choices.length > 0 && (
        <p class="muted small">
          {say(
            made.free ? (made.choices.length > 1 ? "guide-odds-free-some" : "guide-odds-free") : "guide-odds-always",
          )}
        </p>
      )}
      {made.choices.map((choice) => (
        <Choice key={choice.yaku.join()} choice={choice} cards={cards} made={made} />
      ))}
    </section>
  );
}

/** A way to show the hand. */
function Choice({ choice, cards, made }: { choice: HandChoice; cards: string; made: HandInGame }) {
  return (
    <div class="o-choice">
      <h4>{yakuName(choice.yaku)}</h4>
      <p class="small">{yakuAbout(choice.yaku)}</p>
      <div class="o-hand" aria-hidden="true">
        {[...cards].map((card) => (
          <Face key={card} card={card} class={choice.cards.includes(card) ? "" : "is-mute"} />
        ))}
      </div>
      <p class="small">
        {choice.cards ? say("guide-odds-open", { cards: cardNames(choice.cards) }) : say("guide-odds-open-none")}
        {choice.ribbons &&
          ` ${say("guide-odds-ribbons", { n: choice.ribbons.count, cards: cardNames(choice.ribbons.of) })}`}
      </p>
      <table class="o-pays">
        <caption class="small muted">{say(made.money.kan ? "guide-odds-pays" : "guide-odds-pays-rate")}</caption>
        <thead>
          <tr>
            {choice.pays.map(({ kind, rate }) => (
              <th key={kind ?? rate} scope="col">
                {kind ? kindName(kind) : rateName(rate!)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {choice.pays.map(({ kind, rate, each }) => (
              <td key={kind ?? rate}>{money(each, false, made.money)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
