import { Furigana } from "../../parts/Furigana";
import { Money } from "../../parts/Money";
import { Say } from "../../parts/Say";
import { Term } from "../../parts/Term";
import type { Pay } from "../../protocol/messages";
import { bill } from "../../settlement/bill";
import { ruleOf } from "../../settlement/clause";
import type { Month } from "../../settlement/months";
import { monthName, type People, reasonKey, who, yakuAbout, yakuName } from "../../words/names";
import { say } from "../../words/say";
import { useTable } from "../desk";
import "./Payments.css";

export function Payments({ month, people }: { month: Month; people: People }) {
  const groups = bill(month.pays);
  if (!groups.length) return <p class="s-none">{say("flowers-bill-nothing")}</p>;
  return (
    <table class="pay-t">
      <caption class="vh">{say("flowers-bill-caption", { month: monthName(month.deal.n) })}</caption>
      <thead>
        <tr>
          <th scope="col">{say("flowers-bill-who")}</th>
          <th scope="col">{say("flowers-bill-why")}</th>
          <th scope="col" class="am">
            {say("flowers-bill-amount")}
          </th>
        </tr>
      </thead>
      {groups.map(({ group, pays }) => (
        <tbody key={group}>
          <tr class="grp">
            <th colSpan={3} scope="rowgroup">
              {say(`flowers-bill-group-${group}`)}
            </th>
          </tr>
          {pays.map((pay, index) => (
            <Payment key={index} pay={pay} people={people} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** One payment: from whom to whom, why and how much. */
export function Payment({ pay, people }: { pay: Pay; people: People }) {
  const { viewer } = people;
  return (
    <tr>
      <td class="ft">
        <span class={pay.from === viewer ? "you" : ""}>{who(pay.from, people)}</span>
        <span class="arr" aria-hidden="true">
          →
        </span>
        <span class="vh"> {say("flowers-bill-pays")} </span>
        <span class={pay.to === viewer ? "you" : ""}>{who(pay.to, people)}</span>
      </td>
      <td class="why">
        <Reason pay={pay} /> <Clause clause={pay.clause} />
        {pay.liable && pay.for !== undefined && (
          <small>
            {say(`flowers-liable-${pay.liable}`, { other: who(pay.for, people) })} <Term of={pay.liable} />
          </small>
        )}
      </td>
      <td class="am">
        <Money points={pay.points} />
      </td>
    </tr>
  );
}

/** The section of the rules behind a payment, there to be read. */
function Clause({ clause }: { clause: string }) {
  const { table } = useTable();
  return (
    <a class="clause" href={ruleOf(table.game, clause)} target="_blank" rel="noopener">
      {clause} <span class="vh">{say("page-rules-opens")}</span>
    </a>
  );
}

/** What a payment is for, its yaku with their readings. */
function Reason({ pay }: { pay: Pay }) {
  const key = reasonKey(pay);
  const yaku = <Furigana text={yakuName(pay.yaku)} />;
  return <Say of={key as "flowers-reason-hand-yaku"} yaku={yaku} about={yakuAbout(pay.yaku)} />;
}
