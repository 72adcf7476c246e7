import type { ComponentChildren } from "preact";
import { Sum } from "../../parts/Money";
import { MessageText } from "../../parts/Say";
import { Term } from "../../parts/Term";
import type { BillJson, MessageJson, PaymentJson, SeatJson } from "../../protocol/messages";
import { ruleOf } from "../../words/clause";
import { monthName } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import { useTable } from "../tableContext";
import { accountName, seatOf } from "./paymentText";
import "./Payments.css";

/** All payments of a month, by group. */
export function Payments({ bill: { n, groups } }: { bill: BillJson }) {
  if (!groups.length) return <p class="s-none">{say("flowers-bill-nothing")}</p>;
  return (
    <PaymentTable caption={say("flowers-bill-caption", { month: monthName(n) })}>
      {groups.map(({ title, payments }) => (
        <tbody key={title.key}>
          <tr class="grp">
            <th colSpan={3} scope="rowgroup">
              {sayMessage(title)}
            </th>
          </tr>
          {payments.map((payment, index) => (
            <Payment key={index} payment={payment} />
          ))}
        </tbody>
      ))}
    </PaymentTable>
  );
}

/** The payments that settle the year. */
export const Settlement = ({ bill: { settlement } }: { bill: BillJson }) =>
  settlement.length > 0 && (
    <PaymentTable caption={say("flowers-result-payments")}>
      <tbody>
        {settlement.map((payment, index) => (
          <Payment key={index} payment={payment} />
        ))}
      </tbody>
    </PaymentTable>
  );

function PaymentTable({ caption, children }: { caption: string; children: ComponentChildren }) {
  return (
    <table class="pay-t">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say("flowers-bill-who")}</th>
          <th scope="col">{say("flowers-bill-why")}</th>
          <th scope="col" class="am">
            {say("flowers-bill-amount")}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** A payment with payer, payee, reason and sum. */
function Payment({ payment: { payer, payee, money, reason, clause, share, liable } }: { payment: PaymentJson }) {
  const { names } = useTable().people;
  return (
    <tr>
      <td class="ft">
        <Account account={payer} />
        <span class="arr" aria-hidden="true">
          →
        </span>
        <span class="vh"> {say("flowers-bill-pays")} </span>
        <Account account={payee} />
      </td>
      <td class="why">
        <MessageText message={reason} names={names} /> <Clause clause={clause} />
        {share && liable && (
          <small>
            {sayMessage(share, names)} <Term of={liable} />
          </small>
        )}
      </td>
      <td class="am">
        <Sum sum={money} />
      </td>
    </tr>
  );
}

function Account({ account }: { account: SeatJson | MessageJson }) {
  const { people } = useTable();
  const seat = seatOf(account);
  return (
    <span class={seat === people.viewer ? "of-seat you" : "of-seat"} data-seat={seat ?? undefined}>
      {accountName(account, people.names)}
    </span>
  );
}

/** A link to the section of the rules behind a payment. */
function Clause({ clause }: { clause: string }) {
  const { table } = useTable();
  return (
    <a class="clause" href={ruleOf(table.game, clause)} target="_blank" rel="noopener">
      {clause} <span class="vh">{say("page-rules-opens")}</span>
    </a>
  );
}
