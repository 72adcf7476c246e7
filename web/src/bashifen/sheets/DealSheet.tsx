/** The end of a deal: who has won it, by what, and what the ladder does. */

import { Bill } from "../../frame/Bill";
import type { BashifenDeal, BashifenDealEnd, BashifenEvent, Trumps } from "../../protocol/messages";
import { who } from "../../words/names";
import { say } from "../../words/say";
import { useTable } from "../desk";
import { pairNames, pairOfRest, type Spelling, stageName, trumpName } from "../names";
import { DRAWS, pairOf, TO_WIN } from "../pack";
import { Suited } from "../Suits";
import "./DealSheet.css";

/** What a deal was, from its first card to its end. */
export interface Told {
  deal: BashifenDeal;
  trumps: Trumps | undefined;
  end: BashifenDealEnd;
  record: readonly BashifenEvent[];
}

export function dealTold(record: readonly BashifenEvent[], n: number): Told | null {
  const from = record.findIndex((event) => event.e === "deal" && event.n === n);
  const deal = record[from];
  if (deal?.e !== "deal") return null;
  const to = record.findIndex((event, index) => index > from && event.e === "deal_end");
  const end = record[to];
  if (end?.e !== "deal_end") return null;
  const within = record.slice(from, to);
  return { deal, trumps: within.find((event) => event.e === "trumps"), end, record: within };
}

export function DealSheet() {
  const { game, view, people } = useTable();
  const told = dealTold(game.record.value, game.bill.value ?? 0);
  if (!told?.trumps) return null;
  const { deal, trumps, end, record } = told;
  const [oya, ko] = [pairOf(trumps.dealer), 1 - pairOf(trumps.dealer)];
  const won = end.points >= TO_WIN;
  const failed = record.findLast((event) => event.e === "failed_lead");
  const toKo = pairOfRest(record) === ko;
  const buried = end.widow_points ?? 0;
  const widow = toKo ? 2 * buried : 0;
  const sub = (spelling: Spelling) =>
    say("pairs-end-sub", {
      n: deal.n,
      suit: trumpName(trumps.suit, spelling),
      rank: stageName(deal.trump_rank),
    });
  return (
    <Bill
      class="deal-sheet"
      sub={<Suited text={sub("signs")} words={sub("words")} />}
      title={say(won ? "pairs-end-ko" : "pairs-end-oya", { pair: pairNames(won ? ko : oya, people) })}
      sum={
        <>
          {end.points}
          <small> / {TO_WIN}</small>
        </>
      }
      note={view.phase === "draw" && view.n > deal.n && say("pairs-end-drawing", { n: view.drawn, all: DRAWS })}
      next={say(end.dealer === null ? "desk-bill-result" : "pairs-end-go")}
      onClose={() => game.dismissBill()}
    >
      <div class="deal-body">
        {failed && (
          <p class="alert">
            {say("pairs-end-failed", {
              who: who(failed.seat, people),
              pair: pairNames(1 - pairOf(failed.seat), people),
            })}
          </p>
        )}
        <table class="sum-t">
          <caption class="vh">{say("pairs-points")}</caption>
          <tbody>
            <tr>
              <th scope="row">
                {say("pairs-end-tricks")}
                <small>{pairNames(ko, people)}</small>
              </th>
              <td>{end.points - widow}</td>
            </tr>
            <tr>
              <th scope="row">
                {say("pairs-widow")}
                <small>
                  {toKo && !buried
                    ? say("pairs-end-widow-empty")
                    : say(toKo ? "pairs-end-widow-twice" : "pairs-end-widow-oya", { points: buried })}
                </small>
              </th>
              <td>{widow ? `+${widow}` : "0"}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("pairs-points")}</th>
              <td>{end.points}</td>
            </tr>
          </tfoot>
        </table>
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" class="vh">
            {say("pairs-stages")}
          </h3>
          <ul class="steps">
            {[oya, ko].map((pair) => (
              <Steps
                key={pair}
                pair={pair}
                before={deal.stage[pair] ?? 0}
                after={end.stage[pair] ?? 0}
                next={end.dealer}
              />
            ))}
          </ul>
        </section>
        <p>
          {end.dealer === null
            ? say("pairs-end-last")
            : say(won ? "pairs-end-next-change" : "pairs-end-next", {
                who: who(end.dealer, people),
                rank: stageName(Math.max(2, end.stage[pairOf(end.dealer)] ?? 2)),
              })}
        </p>
      </div>
    </Bill>
  );
}

/** What the ladder does for one pair. */
function Steps({ pair, before, after, next }: { pair: number; before: number; after: number; next: number | null }) {
  const { people } = useTable();
  // From below 2 a pair comes to stand on 2 without having risen.
  const steps = before ? after - before : null;
  return (
    <li>
      <span>
        {next !== null && (
          <span class={pairOf(next) === pair ? "seal" : "seal seal-line"}>
            {say(pairOf(next) === pair ? "pairs-oya" : "pairs-ko")}
          </span>
        )}{" "}
        {pairNames(pair, people)}
      </span>
      <b>
        {stageName(before)} <span aria-hidden="true">→</span>
        <span class="vh">{say("pairs-end-to")}</span> {stageName(after)}
      </b>
      <span class={steps ? "gain" : "muted"}>{steps ? `+${steps}` : steps === 0 && say("pairs-end-stays")}</span>
    </li>
  );
}
