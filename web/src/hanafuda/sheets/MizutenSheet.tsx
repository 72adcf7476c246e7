/** みずてん: before the deal the dealer may bid unseen. */

import { Money } from "../../parts/Money";
import { Term } from "../../parts/Term";
import { Decision } from "../../table/Decision";
import { Mark } from "../../table/Hint";
import { kindName, monthName } from "../../words/names";
import { say } from "../../words/say";
import { offerOf, useTable } from "../tableContext";

/** The price for each kind of field, because the field is not dealt yet. */
const KINDS = ["small", "large", "grand"] as const;

export function MizutenSheet() {
  const { game, view, aside } = useTable();
  const close = () => (aside.value = true);
  const unseen = offerOf(view, "unseen");
  const look = offerOf(view, "look");
  if (!unseen || !look) return null;
  return (
    <Decision labelledBy="mizuten-title" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted">{say("flowers-mizuten-sub", { month: monthName(view.n + 1) })}</p>
          <h2 id="mizuten-title">{say("flowers-mizuten-title")}</h2>
        </div>
      </div>
      <div class="choices">
        <section class="choice" aria-labelledby="look-title">
          <h3 id="look-title">{say("flowers-mizuten-look")}</h3>
          <p class="c-sub">{say("flowers-mizuten-look-why")}</p>
          <button type="button" class="btn btn-go" autofocus onClick={() => game.act([look.action])}>
            {say("flowers-mizuten-look-do")}
            <Mark actions={[look.action]} spoken />
          </button>
        </section>
        <section class="choice" aria-labelledby="unseen-title">
          <h3 id="unseen-title">
            <Term of="mizuten">{say("flowers-mizuten-unseen")}</Term>
          </h3>
          <p class="c-sub">{say("flowers-mizuten-unseen-binds")}</p>
          <p class="c-sub">{say("flowers-mizuten-unseen-wins")}</p>
          <ul class="c-list">
            {KINDS.map((kind) => (
              <li key={kind}>
                <span>{kindName(kind)}</span>
                <Money points={unseen.unseen?.[kind] ?? 0} signed />
              </li>
            ))}
          </ul>
          <button type="button" class="btn" onClick={() => game.act([unseen.action])}>
            {say("flowers-mizuten-unseen-do")}
            <Mark actions={[unseen.action]} spoken />
          </button>
        </section>
      </div>
    </Decision>
  );
}
