/** A month's settlement: who, whom, how much, why, by which clause. */

import { form } from "../money";
import { CountedMoney } from "../parts/CountedMoney";
import { Furigana } from "../parts/Furigana";
import { Money } from "../parts/Money";
import { Say } from "../parts/Say";
import { Term } from "../parts/Term";
import type { Pay, Payee, TableMessage } from "../protocol/messages";
import { bill } from "../settlement/bill";
import { months, won, type Month } from "../settlement/months";
import { useTable } from "../table/desk";
import { everyone } from "../table/standing";
import { factorName, kindName, monthName, rateName, reasonKey, who, yakuAbout, yakuName, type People } from "../words/names";
import { heard, isKey, say } from "../words/say";
import { ruleOf } from "../settlement/clause";
import { MadeOf } from "./MadeOf";
import { Sheet } from "./Sheet";

export function BillSheet() {
  const { game, table, view, people } = useTable();
  const month = months(game.record.value).find(({ deal }) => deal.n === game.bill.value);
  if (!month?.end) return null;
  const { deal, end } = month;
  const net = won(month);
  const close = () => game.dismissBill();
  const yaku = yakuOf(month);
  const captured = end.winner === null ? "" : (end.captured?.[end.winner] ?? "");
  return (
    <Sheet labelledBy="bill-title" class="bill" onClose={close}>
      <div class="s-top" data-field={deal.kind}>
        <div class="s-ttl">
          <p class="muted small">{sub(month, table)}</p>
          <h2 id="bill-title">
            <Title month={month} yaku={yaku} people={people} />
          </h2>
        </div>
        {typeof people.viewer === "number" && (
          <p class="s-big">
            <CountedMoney points={net[people.viewer] ?? 0} signed from={0} />
          </p>
        )}
        <MadeOf made={yaku} captured={captured} />
      </div>
      <div class="s-body">
        <Payments month={month} people={people} />
        <section class="stand-s" aria-labelledby="standing">
          <div class="panel-h">
            <h3 id="standing">{say("bill.standing")}</h3>
            <span class="side-note">{say("bill.standing.of")}</span>
          </div>
          <ol class="stand">
            {everyone(view, people.names.length).map((seat) => (
              <li key={seat} class={seat === people.viewer ? "you" : ""}>
                <b>{who(seat, people)}</b>
                <Money points={net[seat] ?? 0} signed />
                <span class="now">
                  <Money points={end.scores[seat] ?? 0} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <footer class="s-foot">
        <p class="small muted">{say("bill.foot", { unit: form.value.many[heard.value] })}</p>
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {say(end.next_dealer === null || view.phase === "over" ? "bill.result" : "bill.next")}
        </button>
      </footer>
    </Sheet>
  );
}

function Payments({ month, people }: { month: Month; people: People }) {
  const groups = bill(month.pays);
  if (!groups.length) return <p class="s-none">{say("bill.nothing")}</p>;
  return (
    <table class="pay-t">
      <caption class="vh">{say("bill.caption", { month: monthName(month.deal.n) })}</caption>
      <thead>
        <tr>
          <th scope="col">{say("bill.who")}</th>
          <th scope="col">{say("bill.why")}</th>
          <th scope="col" class="am">
            {say("bill.amount")}
          </th>
        </tr>
      </thead>
      {groups.map(({ group, pays }) => (
        <tbody key={group}>
          <tr class="grp">
            <th colSpan={3} scope="rowgroup">
              {say(`bill.group.${group}`)}
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
        <span class="vh"> {say("bill.pays")} </span>
        <span class={pay.to === viewer ? "you" : ""}>{who(pay.to, people)}</span>
      </td>
      <td class="why">
        <Reason pay={pay} /> <Clause clause={pay.clause} />
        {pay.liable && pay.for !== undefined && (
          <small>
            {say(`liable.${pay.liable}`, { other: who(pay.for, people) })} <Term of={pay.liable} />
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
    <a class="clause" href={ruleOf(table.game, clause)} target="_blank">
      {clause} <span class="vh">{say("rules.opens")}</span>
    </a>
  );
}

/** What a payment is for, its yaku with their readings. */
function Reason({ pay }: { pay: Pay }) {
  const key = reasonKey(pay);
  if (!isKey(key)) return <>{pay.reason}</>;
  return <Say of={key} yaku={<Furigana text={yakuName(pay.yaku)} />} about={yakuAbout(pay.yaku)} />;
}

const HALVES = ["sage_half", "sage_return"];

/** A payment for what was gone on with, where the month was played out: nothing came of it. */
const flowed = ({ pays, end }: Month): Pay | undefined =>
  end?.why === "played_out" ? pays.find((pay) => HALVES.includes(pay.reason) && (pay.to === end.winner || pay.reason === "sage_return")) : undefined;

/** The yaku that ended the month. */
function yakuOf(month: Month): string[] {
  const { pays, end } = month;
  const flow = flowed(month);
  if (flow) return flow.yaku;
  const reason = end?.why === "special" ? "special" : end?.why === "cancel" ? "sage_half" : "captured_yaku";
  const winner = end?.why === "special" ? special(month) : end?.winner;
  const found = pays.filter((pay) => pay.reason === reason && pay.to === winner).flatMap(({ yaku }) => yaku);
  return [...new Set(found)];
}

/** Who made the special yaku; the winner of the month may be one whose sage has failed. */
const special = ({ pays, end }: Month): Payee | null => pays.find(({ reason }) => reason === "special")?.to ?? end?.winner ?? null;

/** Which month it was, and what its payments are multiplied by. */
function sub({ deal, rate }: Month, { fields }: TableMessage): string {
  const month = monthName(deal.n);
  if (!deal.kind) return say("bill.sub.rate", { month, rate: rateName(rate) });
  return say("bill.sub", { month, kind: kindName(deal.kind), factor: factorName(fields[deal.kind]) });
}

function Title({ month, yaku, people }: { month: Month; yaku: string[]; people: People }) {
  const { end } = month;
  if (!end || end.winner === null) return <>{say("bill.title.void")}</>;
  const winner = end.why === "special" ? special(month)! : end.winner;
  const key = flowed(month) ? "bill.title.flow" : (`bill.title.${end.why}` as const);
  return <Say of={key} who={who(winner, people)} yaku={<Furigana text={yakuName(yaku)} />} />;
}
