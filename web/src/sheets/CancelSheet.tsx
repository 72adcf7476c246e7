/** 下げの取り消し: after each turn the sager may end the month for half. */

import { nearest, offered, useTable } from "../table/desk";
import { money, total, yakuName } from "../words/names";
import { say } from "../words/say";
import { Shares } from "./Shares";
import { LookAtTable, Sheet } from "./Sheet";

export function CancelSheet() {
  const { game, view, table, aside } = useTable();
  const close = () => (aside.value = true);
  const seat = nearest(table);
  const made = view.made[seat] ?? [];
  const cancel = offered(view, "cancel");
  const pass = offered(view, "pass");
  if (!cancel || !pass) return null;
  const pays = cancel.pays ?? [];
  return (
    <Sheet labelledBy="cancel-title" class="decide small-sheet" onClose={close}>
      <div class="d-top">
        <div>
          <h2 id="cancel-title">{say("cancel.title")}</h2>
          <p class="muted">{say("cancel.why", { yaku: yakuName(made) })}</p>
        </div>
      </div>
      <div class="choice">
        <Shares shares={pays} />
        <button type="button" class="btn btn-go" autofocus onClick={() => game.act([pass.action])}>
          {say("cancel.pass")}
        </button>
        <button type="button" class="btn" onClick={() => game.act([cancel.action])}>
          {say("cancel.do", { money: money(total(pays)) })}
        </button>
      </div>
      <LookAtTable onClose={close} />
    </Sheet>
  );
}
