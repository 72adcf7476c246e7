/** あがりか下げか: the payment for stopping now, and the chances and risks of going on. */

import { Furigana } from "../../parts/Furigana";
import { Money } from "../../parts/Money";
import { Say } from "../../parts/Say";
import { Term } from "../../parts/Term";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { nearestSeat } from "../../table/seats";
import { money, total, yakuAbout, yakuName } from "../../words/names";
import { say } from "../../words/say";
import { offerOf, useTable } from "../tableContext";
import { MadeOf } from "./MadeOf";
import { LaterPayments, Shares } from "./Shares";
import "./DecideSheet.css";

export function DecideSheet() {
  const { game, view, table, choice, aside } = useTable();
  const seat = nearestSeat(table);
  const made = view.made[seat] ?? [];
  const close = () => (aside.value = true);
  const stop = offerOf(view, "stop");
  const sage = offerOf(view, "sage");
  if (!stop || !sage) return null;
  const pays = stop.pays ?? [];
  const before = total(pays) ? [] : (game.sheet.value?.month?.collected[seat] ?? []);
  return (
    <Decision labelledBy="decide-title" onClose={close}>
      <div class="d-top">
        <span class="seal seal-big" aria-hidden="true">
          {yakuName(made.slice(0, 1))}
        </span>
        <div>
          <h2 id="decide-title">
            <Say of="flowers-decide-title" yaku={<Furigana text={yakuName(made)} />} />
          </h2>
          <p class="muted">{yakuAbout(made)}</p>
          {view.phase === "decide_hand" && <p class="muted small">{say("flowers-decide-hand")}</p>}
        </div>
        <MadeOf made={made} captured={view.captured[seat] ?? ""} />
      </div>
      <div class="choices">
        <section class="choice" aria-labelledby="stop-title">
          <h3 id="stop-title">{say("flowers-decide-stop")}</h3>
          <p class="c-sub">{say(before.length ? "flowers-decide-stop-why-collected" : "flowers-decide-stop-why")}</p>
          <p class="c-big">
            <Money points={total(before.length ? before : pays)} signed />
          </p>
          {before.length > 0 && <p class="c-sub">{say("flowers-decide-collected")}</p>}
          <Shares shares={before.length ? before : pays} />
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([stop.action])}>
            {before.length
              ? say("flowers-decide-stop-do-collected")
              : say("flowers-decide-stop-do", { money: money(total(pays)) })}
            <Mark actions={[stop.action]} spoken />
          </button>
        </section>
        <section class="choice" aria-labelledby="sage-title">
          <h3 id="sage-title">
            <Say of="flowers-decide-sage" sage={<Term of="sage">{say("flowers-decide-sage-word")}</Term>} />
          </h3>
          <p class="c-sub">{say("flowers-decide-sage-why", { n: choice.hand.length })}</p>
          <LaterPayments later={sage.later} collected={before.length > 0} />
          <button type="button" class="btn" onClick={() => game.act([sage.action])}>
            {say("flowers-decide-sage-do")}
            <Mark actions={[sage.action]} spoken />
          </button>
        </section>
      </div>
    </Decision>
  );
}
