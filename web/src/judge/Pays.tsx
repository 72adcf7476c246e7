/** What yaku pay: in every kind of field, or at every rate, with what holds today marked. */

import type { MoneyForm, YakuPays } from "../protocol/messages";
import { kindName, money, rateName } from "../words/names";
import { say } from "../words/say";
import { today } from "./today";

export function Pays({ pays, form }: { pays: readonly YakuPays[]; form: MoneyForm }) {
  const { kind, rate } = today.value;
  const isToday = (paid: YakuPays) => (paid.kind ? paid.kind === kind : paid.rate === rate);
  return (
    <table class="jd-pays">
      <caption class="small muted">{say(form.kan ? "verdict-pays" : "verdict-pays-rate")}</caption>
      <thead>
        <tr>
          {pays.map((paid) => (
            <th key={paid.kind ?? paid.rate} scope="col" class={isToday(paid) ? "is-today" : ""}>
              {paid.kind ? kindName(paid.kind) : rateName(paid.rate!)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {pays.map((paid) => (
            <td key={paid.kind ?? paid.rate} class={isToday(paid) ? "is-today" : ""}>
              {money(paid.each, false, form)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
