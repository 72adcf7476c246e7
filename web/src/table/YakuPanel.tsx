/** The captured yaku, what they are worth this month, and who has which of their cards. */

import { Face } from "../cards/Card";
import { CAPTURED, KAN, type CapturedYaku } from "../rules/worth";
import { money, who, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";
import { nearest, useTable } from "./desk";

export function YakuPanel() {
  return (
    <section class="yakus" aria-labelledby="yaku-title">
      <div class="panel-h">
        <h2 id="yaku-title">{say("worth.title")}</h2>
        <span class="side-note">{say("worth.note")}</span>
      </div>
      <ul>
        {CAPTURED.map((yaku) => (
          <Worth key={yaku.key} yaku={yaku} />
        ))}
      </ul>
    </section>
  );
}

function Worth({ yaku }: { yaku: CapturedYaku }) {
  const { table, view, game, people } = useTable();
  const seat = nearest(table);
  const { times, plus } = game.factor.value;
  const mine = view.captured[seat] ?? "";
  const have = [...yaku.cards].filter((card) => mine.includes(card)).length;
  const taken = (other: number) => [...yaku.cards].filter((card) => view.captured[other]?.includes(card)).length;
  const others = view.order.filter((other) => other !== seat);
  const gone = others.reduce((sum, other) => sum + taken(other), 0);
  const blocker = yaku.cards.length - gone < yaku.need ? others.find((other) => taken(other)) : undefined;
  const left = Math.max(0, yaku.need - have);
  const state =
    blocker !== undefined
      ? say("worth.blocked", { who: who(blocker, people) })
      : left
        ? say("worth.left", { n: left })
        : say("worth.made");
  return (
    <li class={`yaku ${blocker !== undefined ? "dead" : left <= 1 ? "hot" : ""}`}>
      <div class="y-top">
        <h3>{yakuName([yaku.key])}</h3>
        <span class="y-state">{state}</span>
        <b class="y-worth num">{money((yaku.kan + plus) * KAN * times)}</b>
      </div>
      <div class="y-cards">
        {[...yaku.cards].map((card) => (
          <Face key={card} card={card} named class={mine.includes(card) ? "" : others.some((other) => view.captured[other]?.includes(card)) ? "is-gone" : "is-need"} />
        ))}
      </div>
      <p class="y-why">{yakuAbout([yaku.key])}</p>
    </li>
  );
}
