/** The end of a deal: the winners, the reason, and the levels, all after the server. */

import { MessageText } from "../../parts/Say";
import type { DealBillJson, OpponentsJson } from "../../protocol/messages";
import { Bill } from "../../table/Bill";
import { lastBill } from "../../table/bill";
import { seatLabels } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import { type Spelling, seatNames, trumpName } from "../names";
import { DRAWS } from "../pack";
import { Suited } from "../Suits";
import { useTable } from "../tableContext";
import { LevelSteps } from "./LevelSteps";
import "./DealSheet.css";

export function DealSheet() {
  const { game, view, people } = useTable();
  const bill = lastBill<DealBillJson>(game.record.value);
  if (!bill) return null;
  const names = seatLabels(people);
  const sub = (spelling: Spelling) =>
    bill.trumps
      ? say("pairs-end-sub", { n: bill.n, suit: trumpName(bill.trumps, spelling), rank: bill.rank })
      : say("pairs-end-sub-level", { n: bill.n, rank: bill.rank });
  return (
    <Bill
      class="deal-sheet"
      sub={<Suited text={sub("signs")} words={sub("words")} />}
      title={<MessageText message={bill.title} names={names} />}
      sum={
        <>
          {bill.points}
          <small> / {bill.need}</small>
        </>
      }
      note={view.phase === "draw" && view.n > bill.n && say("pairs-end-drawing", { n: view.drawn, all: DRAWS })}
      next={say(bill.last ? "desk-bill-result" : "pairs-end-go")}
      onClose={() => game.dismissBill()}
    >
      <div class="deal-body">
        {bill.failed && (
          <p class="alert">
            <MessageText message={bill.failed} names={names} />
          </p>
        )}
        <Points bill={bill} />
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" class="vh">
            {say("pairs-stages")}
          </h3>
          <ul class="steps">
            {bill.pairs.map((pair) => (
              <LevelSteps key={pair.seats.join()} pair={pair} people={people} />
            ))}
          </ul>
        </section>
        <p>
          <MessageText message={bill.follows} names={names} />
        </p>
      </div>
    </Bill>
  );
}

/** The points of the opponents, and the points that the kitty adds. */
function Points({ bill: { points, opponents } }: { bill: DealBillJson }) {
  return (
    <table class="sum-t">
      <caption class="vh">{say("pairs-points")}</caption>
      {opponents && <Parts opponents={opponents} />}
      <tfoot>
        <tr>
          <th scope="row">{say("pairs-points")}</th>
          <td>{points}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Parts({ opponents: { seats, tricks, kitty, why } }: { opponents: OpponentsJson }) {
  const { people } = useTable();
  return (
    <tbody>
      <tr>
        <th scope="row">
          {say("pairs-end-tricks")}
          <small>{seatNames(seats, people)}</small>
        </th>
        <td>{tricks}</td>
      </tr>
      <tr>
        <th scope="row">
          {say("pairs-widow")}
          <small>{sayMessage(why)}</small>
        </th>
        <td>{kitty ? `+${kitty}` : "0"}</td>
      </tr>
    </tbody>
  );
}
