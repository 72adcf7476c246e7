/** 下げの取り消し: after each turn the continuer may end the month for half, or play on for more. */

import { Money } from "../../parts/Money";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { nearestSeat } from "../../table/seats";
import { money, total, yakuName } from "../../words/names";
import { say } from "../../words/say";
import { offerOf, useTable } from "../tableContext";
import { LaterPayments, Shares } from "./Shares";

export function CancelSheet() {
  const { game, view, table, aside, choice } = useTable();
  const close = () => (aside.value = true);
  const seat = nearestSeat(table);
  const made = view.made[seat] ?? [];
  const cancel = offerOf(view, "cancel");
  const pass = offerOf(view, "pass");
  if (!cancel || !pass) return null;
  const pays = cancel.pays ?? [];
  return (
    <Decision labelledBy="cancel-title" onClose={close}>
      <div class="d-top">
        <div>
          <h2 id="cancel-title">{say("flowers-cancel-title")}</h2>
          <p class="muted">{say("flowers-cancel-why", { yaku: yakuName(made) })}</p>
        </div>
      </div>
      <div class="choices">
        <section class="choice" aria-labelledby="pass-title">
          <h3 id="pass-title">{say("flowers-cancel-pass")}</h3>
          <p class="c-sub">{say("flowers-decide-sage-why", { n: choice.hand.length })}</p>
          <LaterPayments later={pass.later} />
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([pass.action])}>
            {say("flowers-cancel-pass")}
            <Mark actions={[pass.action]} spoken />
          </button>
        </section>
        <section class="choice" aria-labelledby="end-title">
          <h3 id="end-title">{say("flowers-cancel-end")}</h3>
          <p class="c-sub">{say("flowers-cancel-end-why")}</p>
          <p class="c-big">
            <Money points={total(pays)} signed />
          </p>
          <Shares shares={pays} />
          <button type="button" class="btn" onClick={() => game.act([cancel.action])}>
            {say("flowers-cancel-do", { money: money(total(pays)) })}
            <Mark actions={[cancel.action]} spoken />
          </button>
        </section>
      </div>
    </Decision>
  );
}
