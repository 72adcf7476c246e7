/** Month and field, hanging from the upper edge like the ribbon of a card. */

import { Term } from "../parts/Term";
import type { Kind, View } from "../protocol/messages";
import { carriedKinds, factorName, kindName, money, monthName, rateName } from "../words/names";
import { list, named, say } from "../words/say";
import { useTable } from "./tableContext";
import "../table/Ribbon.css";
import "./Tanzaku.css";

export function Tanzaku() {
  const { view, game } = useTable();
  return (
    <div class="hanging">
      <p class="tanzaku" key={view.n}>
        <span class="m">{monthName(view.n)}</span>
        <span class="v">{view.n ? <FieldName {...view} /> : say("flowers-undealt")}</span>
        {view.n > 0 && game.factor.value && <span class="x">{factorName(game.factor.value)}</span>}
      </p>
    </div>
  );
}

/** The month and the kind of field, in the bar of a small screen. */
export function FieldChip() {
  const { view, game } = useTable();
  return (
    <p class="field-chip">
      <span>{monthName(view.n)}</span>
      <b>{view.n ? <FieldName {...view} /> : say("flowers-undealt")}</b>
      {view.n > 0 && game.factor.value && <span>{factorName(game.factor.value)}</span>}
      {(carryOf(view).length > 0 || view.pot > 0) && (
        <span class="next">
          {carryOf(view).length > 0 && <span>{carriedWords(view)}</span>}
          {view.pot > 0 && (
            <span class="fees" data-purse="pot">
              <span>{say("flowers-pot")}</span> {money(view.pot)}
            </span>
          )}
        </span>
      )}
    </p>
  );
}

/** The factor of the field, or the rate of the auction. */
function FieldName({ kind, rate }: View) {
  if (rate) return <>{say("flowers-rate", { rate: rateName(rate) })}</>;
  return kind ? <Term of={kind}>{kindName(kind)}</Term> : null;
}

const carryOf = ({ carry = [] }: View): Kind[] => carry;

const carriedWords = (view: View): string =>
  carryOf(view).length > 1
    ? say("flowers-carried-many", { kinds: carriedKinds(carryOf(view)) })
    : say("flowers-carried", { kind: list(carryOf(view).map((kind) => named("kind", kind, "short"))) });

/** The kind of field that was carried over. */
export function Carried() {
  const { view } = useTable();
  return carryOf(view).length > 0 && <p class="slip carried">{carriedWords(view)}</p>;
}

/** The fees of those who have folded. */
export function Pot() {
  const { pot } = useTable().view;
  if (!pot) return null;
  return (
    <p class="coin" data-purse="pot">
      <small>{say("flowers-pot")}</small>
      <b>{money(pot)}</b>
    </p>
  );
}
