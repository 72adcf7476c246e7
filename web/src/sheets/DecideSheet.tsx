/** あがりか下げか: what stopping pays now, and what going on may bring or cost. */

import { Face } from "../cards/Card";
import { Money } from "../parts/Money";
import { CAPTURED, capturedWorth } from "../rules/worth";
import { nearest, useTable } from "../table/desk";
import { money, yakuName } from "../words/names";
import { say } from "../words/say";
import { LookAtTable, Sheet } from "./Sheet";

export const STOP = 57;
export const SAGE = 58;

export function DecideSheet() {
  const { game, view, table, choice, aside } = useTable();
  const seat = nearest(table);
  const made = view.made[seat] ?? [];
  const captured = view.captured[seat] ?? "";
  const each = capturedWorth(made, captured, game.factor.value);
  const both = 2 * each;
  const close = () => (aside.value = true);
  return (
    <Sheet labelledBy="decide-title" class="decide" onClose={close}>
      <header class="d-top">
        <span class="seal seal-big" aria-hidden="true">
          {yakuName(made.slice(0, 1))}
        </span>
        <div>
          <h2 id="decide-title">{say("decide.title", { yaku: yakuName(made) })}</h2>
          <p class="muted">{say("decide.each", { money: money(each) })}</p>
        </div>
        <MadeOf made={made} captured={captured} />
      </header>
      <div class="choices">
        <section class="choice" aria-labelledby="stop-title">
          <h3 id="stop-title">{say("decide.stop")}</h3>
          <p class="c-sub">{say("decide.stop.why")}</p>
          <p class="c-big">
            <Money points={both} signed />
          </p>
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([STOP])}>
            {say("decide.stop.do", { money: money(both) })}
          </button>
        </section>
        <section class="choice" aria-labelledby="sage-title">
          <h3 id="sage-title">{say("decide.sage")}</h3>
          <p class="c-sub">{say("decide.sage.why", { n: choice.hand.length })}</p>
          <ul class="c-list">
            <li>
              <span>{say("decide.sage.more")}</span>
              <b class="gain">{say("decide.sage.more.pays")}</b>
            </li>
            <li>
              <span>{say("decide.sage.half")}</span>
              <Money points={both / 2} signed />
            </li>
            <li>
              <span>
                {say("decide.sage.lost")}
                <small class="risk">{say("decide.sage.lost.pays")}</small>
              </span>
            </li>
          </ul>
          <button type="button" class="btn" onClick={() => game.act([SAGE])}>
            {say("decide.sage.do")}
          </button>
        </section>
      </div>
      <LookAtTable onClose={close} />
    </Sheet>
  );
}

/** The captured cards that make these yaku. */
export function MadeOf({ made, captured }: { made: readonly string[]; captured: string }) {
  const cards = CAPTURED.filter(({ key }) => made.includes(key)).flatMap(({ cards: all }) => [...all]);
  const own = [...new Set(cards)].filter((card) => captured.includes(card));
  return (
    <div class="d-cards">
      {own.map((card) => (
        <Face key={card} card={card} named />
      ))}
    </div>
  );
}
