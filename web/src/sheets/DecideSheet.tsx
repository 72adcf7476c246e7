/** あがりか下げか: what stopping pays now, and what going on may bring or cost. */

import { Money } from "../parts/Money";
import { nearest, offered, useTable } from "../table/desk";
import { money, shareNames, total, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";
import { MadeOf } from "./MadeOf";
import { Shares } from "./Shares";
import { LookAtTable, Sheet } from "./Sheet";

export function DecideSheet() {
  const { game, view, table, people, choice, aside } = useTable();
  const seat = nearest(table);
  const made = view.made[seat] ?? [];
  const close = () => (aside.value = true);
  const stop = offered(view, "stop");
  const sage = offered(view, "sage");
  if (!stop || !sage) return null;
  const pays = stop.pays ?? [];
  const { alone, beaten } = sage.later ?? { alone: [], beaten: [] };
  return (
    <Sheet labelledBy="decide-title" class="decide" onClose={close}>
      <header class="d-top">
        <span class="seal seal-big" aria-hidden="true">
          {yakuName(made.slice(0, 1))}
        </span>
        <div>
          <h2 id="decide-title">{say("decide.title", { yaku: yakuName(made) })}</h2>
          <p class="muted">{yakuAbout(made)}</p>
        </div>
        <MadeOf made={made} captured={view.captured[seat] ?? ""} />
      </header>
      <div class="choices">
        <section class="choice" aria-labelledby="stop-title">
          <h3 id="stop-title">{say("decide.stop")}</h3>
          <p class="c-sub">{say("decide.stop.why")}</p>
          <p class="c-big">
            <Money points={total(pays)} signed />
          </p>
          <Shares shares={pays} />
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([stop.action])}>
            {say("decide.stop.do", { money: money(total(pays)) })}
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
              <span>
                {say("decide.sage.alone")}
                <small>{shareNames(alone, people)}</small>
              </span>
              <Money points={total(alone)} signed />
            </li>
            <li>
              <span>
                {say("decide.sage.beaten")}
                <small class="risk">{say("decide.sage.beaten.pays")}</small>
                <small>{shareNames(beaten, people)}</small>
              </span>
              <Money points={total(beaten)} signed />
            </li>
          </ul>
          <button type="button" class="btn" onClick={() => game.act([sage.action])}>
            {say("decide.sage.do")}
          </button>
        </section>
      </div>
      <LookAtTable onClose={close} />
    </Sheet>
  );
}
