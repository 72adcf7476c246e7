/** Month and field, hanging from the upper edge like the ribbon of a card. */

import { factorName, kindName, monthName } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./desk";

export function Tanzaku() {
  const { view, game } = useTable();
  const [carry] = view.carry;
  return (
    <div class="hanging">
      <p class="tanzaku">
        <span class="m">{monthName(view.n)}</span>
        <span class="v">{kindName(view.kind)}</span>
        <span class="x">{factorName(game.factor.value)}</span>
      </p>
      {carry && <p class="slip">{say("carried", { kind: say(`kind.${carry}.short`) })}</p>}
    </div>
  );
}

/** The same in the bar of a small screen. */
export function FieldChip() {
  const { view, game } = useTable();
  const [carry] = view.carry;
  return (
    <p class="field-chip">
      <span>{monthName(view.n)}</span>
      <b>{kindName(view.kind)}</b>
      <span>{factorName(game.factor.value)}</span>
      {carry && <span class="next">{say("carried", { kind: say(`kind.${carry}.short`) })}</span>}
    </p>
  );
}
