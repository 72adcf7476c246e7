/** A month's settlement: payer, payee, sum, reason and clause of each payment. */

import { form, KAN } from "../../money";
import { CountingMoney } from "../../parts/CountingMoney";
import { Sum } from "../../parts/Money";
import { MessageText } from "../../parts/Say";
import type { BillJson, TableMessage } from "../../protocol/messages";
import { Bill } from "../../table/Bill";
import { lastBill } from "../../table/bill";
import { nearestSeat, seatOrder } from "../../table/seats";
import { factorName, kindName, monthName, nameOf, rateName, seatLabels } from "../../words/names";
import { say, voice } from "../../words/say";
import { useTable } from "../tableContext";
import { MadeOf } from "./MadeOf";
import { Payments } from "./Payments";
import "../Scores.css";
import "./BillSheet.css";

export function BillSheet() {
  const { game, table, view, people } = useTable();
  const bill = lastBill<BillJson>(game.record.value);
  if (!bill) return null;
  const own = typeof people.viewer === "number" ? bill.standing[people.viewer] : undefined;
  return (
    <Bill
      field={bill.kind}
      sub={sub(bill, table)}
      title={<MessageText message={bill.title} names={seatLabels(people)} />}
      sum={own && <CountingMoney points={own.points} sum={own.won} signed from={0} />}
      beside={<MadeOf made={bill.made} captured={bill.captured} />}
      note={say("flowers-bill-foot", { money: voice().sum({ sign: "", kan: null, rest: KAN, unit: form.value.unit }) })}
      next={say(bill.last || view.phase === "over" ? "desk-bill-result" : "flowers-bill-next")}
      onClose={() => game.dismissBill()}
    >
      <div class="s-body">
        <Payments bill={bill} />
        <section aria-labelledby="standing">
          <div class="panel-h">
            <h3 id="standing">{say("flowers-bill-standing")}</h3>
            <span class="side-note">{say("flowers-bill-standing-of")}</span>
          </div>
          <ol class="stand">
            {seatOrder(nearestSeat(table), people.names.length).map((seat) => (
              <li key={seat} class={seat === people.viewer ? "you" : ""}>
                <b>{nameOf(seat, people)}</b>
                <Sum sum={bill.standing[seat]!.won} signed />
                <span class="now">
                  <Sum sum={bill.standing[seat]!.total} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Bill>
  );
}

/** The month, and the factor on its payments. */
function sub({ n, kind, rate }: BillJson, { fields }: TableMessage): string {
  const month = monthName(n);
  if (!kind) return say("flowers-bill-sub-rate", { month, rate: rateName(rate) });
  return say("flowers-bill-sub", { month, kind: kindName(kind), factor: factorName(fields[kind]) });
}
