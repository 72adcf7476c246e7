/** A month's settlement: who, whom, how much, why, by which clause. */

import { Bill } from "../../frame/Bill";
import { form, KAN } from "../../money";
import { CountedMoney } from "../../parts/CountedMoney";
import { Furigana } from "../../parts/Furigana";
import { Money } from "../../parts/Money";
import { Say } from "../../parts/Say";
import type { Pay, Payee, TableMessage } from "../../protocol/messages";
import { type Month, months, won } from "../../settlement/months";
import { factorName, kindName, monthName, type People, rateName, who, yakuName } from "../../words/names";
import { say, voice } from "../../words/say";
import { useTable } from "../desk";
import { everyone } from "../standing";
import { MadeOf } from "./MadeOf";
import { Payments } from "./Payments";
import "../Scores.css";
import "./BillSheet.css";

export function BillSheet() {
  const { game, table, view, people } = useTable();
  const month = months(game.record.value).find(({ deal }) => deal.n === game.bill.value);
  if (!month?.end) return null;
  const { deal, end } = month;
  const net = won(month);
  const yaku = yakuOf(month);
  const captured = end.winner === null ? "" : (end.captured?.[end.winner] ?? "");
  return (
    <Bill
      field={deal.kind}
      sub={sub(month, table)}
      title={<Title month={month} yaku={yaku} people={people} />}
      sum={typeof people.viewer === "number" && <CountedMoney points={net[people.viewer] ?? 0} signed from={0} />}
      beside={<MadeOf made={yaku} captured={captured} />}
      note={say("flowers-bill-foot", { money: voice().sum({ sign: "", kan: null, rest: KAN, unit: form.value.unit }) })}
      next={say(end.next_dealer === null || view.phase === "over" ? "desk-bill-result" : "flowers-bill-next")}
      onClose={() => game.dismissBill()}
    >
      <div class="s-body">
        <Payments month={month} people={people} />
        <section aria-labelledby="standing">
          <div class="panel-h">
            <h3 id="standing">{say("flowers-bill-standing")}</h3>
            <span class="side-note">{say("flowers-bill-standing-of")}</span>
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
    </Bill>
  );
}

const HALVES = ["sage_half", "sage_return"];

/** A payment for what was gone on with, where the month was played out: nothing came of it. */
const flowed = ({ pays, end }: Month): Pay | undefined =>
  end?.why === "played_out"
    ? pays.find((pay) => HALVES.includes(pay.reason) && (pay.to === end.winner || pay.reason === "sage_return"))
    : undefined;

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
const special = ({ pays, end }: Month): Payee | null =>
  pays.find(({ reason }) => reason === "special")?.to ?? end?.winner ?? null;

/** Which month it was, and what its payments are multiplied by. */
function sub({ deal, rate }: Month, { fields }: TableMessage): string {
  const month = monthName(deal.n);
  if (!deal.kind) return say("flowers-bill-sub-rate", { month, rate: rateName(rate) });
  return say("flowers-bill-sub", { month, kind: kindName(deal.kind), factor: factorName(fields[deal.kind]) });
}

function Title({ month, yaku, people }: { month: Month; yaku: string[]; people: People }) {
  const { end } = month;
  if (!end || end.winner === null) return <>{say("flowers-bill-title-void")}</>;
  const winner = end.why === "special" ? special(month)! : end.winner;
  const named = who(winner, people);
  const made = <Furigana text={yakuName(yaku)} />;
  if (flowed(month)) return <Say of="flowers-bill-title-flow" who={named} yaku={made} />;
  switch (end.why) {
    case "yaku":
    case "cancel":
    case "special":
      return <Say of={`flowers-bill-title-${end.why}`} who={named} yaku={made} />;
    case "played_out":
      return <>{say("flowers-bill-title-played-out", { who: named })}</>;
    case "four_three":
      return <>{say("flowers-bill-title-four-three", { who: named })}</>;
    default:
      return <>{say("flowers-bill-title-alone", { who: named })}</>;
  }
}
