/** Payments of a deal by group: payer, payee, reason, clause and sum of each. */

import type { ComponentChildren } from "preact";
import { Sum } from "../../parts/Money";
import { MessageText } from "../../parts/Say";
import { Term } from "../../parts/Term";
import type { GroupJson, MessageJson, PaymentJson, SeatJson } from "../../protocol/messages";
import { ruleOf } from "../../words/clause";
import type { People } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import { accountName, seatOf } from "./paymentText";
import "./Payments.css";

interface Paid {
  caption: string;
  /** The game whose rules the clauses belong to. */
  game: string;
  people: People;
}

/** Payments under the titles of their groups. */
export const PaymentGroups = ({ groups, caption, ...paid }: Paid & { groups: readonly GroupJson[] }) => (
  <PaymentTable caption={caption}>
    {groups.map(({ title, payments }) => (
      <tbody key={title.key}>
        <tr class="grp">
          <th colSpan={3} scope="rowgroup">
            {sayMessage(title)}
          </th>
        </tr>
        {payments.map((payment, index) => (
          <Payment key={index} payment={payment} {...paid} />
        ))}
      </tbody>
    ))}
  </PaymentTable>
);

/** Payments of one kind. */
export const PaymentList = ({ payments, caption, ...paid }: Paid & { payments: readonly PaymentJson[] }) => (
  <PaymentTable caption={caption}>
    <tbody>
      {payments.map((payment, index) => (
        <Payment key={index} payment={payment} {...paid} />
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
function Payment({ payment, game, people }: Omit<Paid, "caption"> & { payment: PaymentJson }) {
  const { payer, payee, money, reason, clause, share, liable } = payment;
  const { names } = people;
  return (
    <tr>
      <td class="ft">
        <Account account={payer} people={people} />
        <span class="arr" aria-hidden="true">
          →
        </span>
        <span class="vh"> {say("flowers-bill-pays")} </span>
        <Account account={payee} people={people} />
      </td>
      <td class="why">
        <MessageText message={reason} names={names} /> <Clause clause={clause} game={game} />
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

function Account({ account, people }: { account: SeatJson | MessageJson; people: People }) {
  const seat = seatOf(account);
  return (
    <span class={seat === people.viewer ? "of-seat you" : "of-seat"} data-seat={seat ?? undefined}>
      {accountName(account, people.names)}
    </span>
  );
}

/** A link to the section of the rules behind a payment. */
const Clause = ({ clause, game }: { clause: string; game: string }) => (
  <a class="clause" href={ruleOf(game, clause)} target="_blank" rel="noopener">
    {clause} <span class="vh">{say("page-rules-opens")}</span>
  </a>
);
