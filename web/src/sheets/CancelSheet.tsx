/** 下げの取り消し: after each turn the sager may end the month for half. */

import { capturedWorth } from "../rules/worth";
import { nearest, useTable } from "../table/desk";
import { money, yakuName } from "../words/names";
import { say } from "../words/say";
import { LookAtTable, Sheet } from "./Sheet";

const CANCEL = 59;
const PASS = 56;

export function CancelSheet() {
  const { game, view, table, aside } = useTable();
  const seat = nearest(table);
  const made = view.made[seat] ?? [];
  const half = capturedWorth(made, view.captured[seat] ?? "", game.factor.value);
  const close = () => (aside.value = true);
  return (
    <Sheet labelledBy="cancel-title" class="decide small-sheet" onClose={close}>
      <header class="d-top">
        <div>
          <h2 id="cancel-title">{say("cancel.title")}</h2>
          <p class="muted">{say("cancel.why", { yaku: yakuName(made) })}</p>
        </div>
      </header>
      <div class="choice">
        <button type="button" class="btn btn-go" autofocus onClick={() => game.act([PASS])}>
          {say("cancel.pass")}
        </button>
        <button type="button" class="btn" onClick={() => game.act([CANCEL])}>
          {say("cancel.do", { money: money(half) })}
        </button>
      </div>
      <LookAtTable onClose={close} />
    </Sheet>
  );
}
