/** Seven cards: their hand yaku by the rules of every game, what lies open, what may be chosen, and what it pays. */

import { useSignal } from "@preact/signals";
import { Face } from "../cards/Card";
import { LETTERS, together } from "../cards/deck";
import { CardPicker } from "../picker/CardPicker";
import type { HandAnswer, HandChoice, HandInGame } from "../protocol/messages";
import { hand } from "../protocol/operations";
import { cardNames, money, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";
import { GameVerdict } from "./GameVerdict";
import { Pays } from "./Pays";
import { TodayForm } from "./TodayForm";
import { paidToday, today, todayFirst } from "./today";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const HAND = 7;

/** Seven random cards. */
function dealt(): string {
  const rest = [...LETTERS];
  const cards = Array.from({ length: HAND }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
  return together(cards.join(""), "");
}

export function HandVerdict() {
  const chosen = useSignal("");
  const cards = chosen.value;
  const { options } = today.value;
  const request = cards.length === HAND ? { cards, options } : null;
  const answer = useVerdict<HandAnswer>(request && JSON.stringify(request), () => hand(request!));
  return (
    <div class="jd">
      <div class="jd-cards">
        <CardPicker
          label={say("verdict-hand-cards")}
          cards={cards}
          most={HAND}
          onChange={(picked) => (chosen.value = picked)}
        />
        <button type="button" class="btn" onClick={() => (chosen.value = dealt())}>
          {say("verdict-hand-deal")}
        </button>
      </div>
      <Verdicts
        form={<TodayForm />}
        ask={cards ? say("verdict-hand-left", { n: HAND - cards.length }) : say("verdict-hand-ask")}
        answer={answer.value}
        brief={({ games }) => briefOf(todayFirst(games, today.value)[0]!)}
      >
        {({ games, cards: judged }) =>
          todayFirst(games, today.value).map((made, place) => (
            <GameVerdict key={made.game} game={made.game} brief={briefOf(made)} isOpen={place === 0}>
              <Choices made={made} cards={judged} />
            </GameVerdict>
          ))
        }
      </Verdicts>
    </div>
  );
}

/** The ways to show a hand, each with what it pays today. */
const briefOf = ({ choices, money: form }: HandInGame): string =>
  choices
    .map((choice) => `${yakuName(choice.yaku)} ${money(paidToday(choice.pays, today.value), false, form)}`)
    .join(" / ") || say("verdict-none");

function Choices({ made, cards }: { made: HandInGame; cards: string }) {
  const { choices, free } = made;
  if (!choices.length) return <p class="muted">{say("verdict-none")}</p>;
  return (
    <>
      <p class="muted small">
        {say(free ? (choices.length > 1 ? "verdict-free-some" : "verdict-free") : "verdict-always")}
      </p>
      {choices.map((choice) => (
        <Choice key={choice.yaku.join()} choice={choice} cards={cards} made={made} />
      ))}
    </>
  );
}

/** A way to show the hand. */
function Choice({ choice, cards, made }: { choice: HandChoice; cards: string; made: HandInGame }) {
  const { yaku, cards: open, ribbons, pays } = choice;
  return (
    <section class="jd-choice">
      <h3>
        {yakuName(yaku)}
        <b class="num">{say("verdict-each", { money: money(paidToday(pays, today.value), false, made.money) })}</b>
      </h3>
      <p class="small">{yakuAbout(yaku)}</p>
      <div class="jd-row" aria-hidden="true">
        {[...cards].map((card) => (
          <Face key={card} card={card} class={open.includes(card) ? "" : "is-mute"} />
        ))}
      </div>
      <p class="small">
        {open ? say("verdict-open", { cards: cardNames(open) }) : say("verdict-open-none")}
        {ribbons && ` ${say("verdict-ribbons", { n: ribbons.count, cards: cardNames(ribbons.of) })}`}
      </p>
      <Pays pays={pays} form={made.money} />
    </section>
  );
}
