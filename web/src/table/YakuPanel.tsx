/** The captured yaku, what they are worth this month, and who has which of their cards. */

import { Face } from "../cards/Card";
import { Furigana } from "../parts/Furigana";
import { Term } from "../parts/Term";
import type { YakuWorth } from "../protocol/messages";
import { money, who, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";
import { nearest, useTable } from "./desk";

export function YakuPanel() {
  const { view } = useTable();
  return (
    <section class="yakus" aria-labelledby="yaku-title">
      <div class="panel-h">
        <h2 id="yaku-title">
          <Term of="captured_yaku">{say("worth.title")}</Term>
        </h2>
        <span class="side-note">{say("worth.note")}</span>
      </div>
      <ul>
        {view.captured_yaku.map((worth) => (
          <Worth key={worth.yaku} worth={worth} />
        ))}
      </ul>
    </section>
  );
}

function Worth({ worth }: { worth: YakuWorth }) {
  const { table, view, people } = useTable();
  const { yaku, cards, need, points, more } = worth;
  const seat = nearest(table);
  const mine = view.captured[seat] ?? "";
  const have = [...cards].filter((card) => mine.includes(card)).length;
  const taken = (other: number) => [...cards].filter((card) => view.captured[other]?.includes(card)).length;
  const others = view.order.filter((other) => other !== seat);
  const gone = others.reduce((sum, other) => sum + taken(other), 0);
  const blocker = cards.length - gone < need ? others.find((other) => taken(other)) : undefined;
  const left = Math.max(0, need - have);
  const state =
    blocker !== undefined
      ? say("worth.blocked", { who: who(blocker, people) })
      : left
        ? say("worth.left", { n: left })
        : say("worth.made");
  return (
    <li class={`yaku ${blocker !== undefined ? "dead" : left <= 1 ? "hot" : ""}`}>
      <div class="y-top">
        <h3>
          <Furigana text={yakuName([yaku])} />
        </h3>
        <span class="y-state">{state}</span>
        <b class="y-worth num">{money(points + more * Math.max(0, have - need))}</b>
      </div>
      <div class="y-cards">
        {[...cards].map((card) => (
          <Face key={card} card={card} named class={mine.includes(card) ? "" : others.some((other) => view.captured[other]?.includes(card)) ? "is-gone" : "is-need"} />
        ))}
      </div>
      <p class="y-why">{yakuAbout([yaku])}</p>
    </li>
  );
}
