/** The year's settlement, with a button for another year. */

import { SeatPortrait } from "../../cards/Portrait";
import { Icon } from "../../parts/Icon";
import { Money } from "../../parts/Money";
import type { BillJson } from "../../protocol/messages";
import { AfterMatch } from "../../table/AfterMatch";
import { lastBill, storyOf } from "../../table/bill";
import { Decision } from "../../table/Decision";
import { Story } from "../../table/Story";
import { monthName, nameOf, seatLabel } from "../../words/names";
import { list, say } from "../../words/say";
import { useTable } from "../tableContext";
import { Settlement } from "./Payments";
import "../../table/Result.css";

export function ResultSheet() {
  const { game, table, people, sheet, aside } = useTable();
  const record = game.record.value;
  const end = record.findLast((event) => event.e === "match_end");
  if (end?.e !== "match_end") return null;
  const places = people.names.map((_, seat) => seat).sort((a, b) => (end.result[b] ?? 0) - (end.result[a] ?? 0));
  // Where the scores are the result, there is one column.
  const settled = end.result.some((points, seat) => points !== end.totals[seat]);
  const bill = lastBill<BillJson>(record);
  const close = () => (aside.value = true);
  const names = list(end.winners.map((seat) => seatLabel(seat, people)));
  return (
    <Decision labelledBy="result-title" class="result" waits={false} onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted">{say("desk-result-title")}</p>
          <h2 id="result-title" tabIndex={-1} autofocus={people.viewer === "table"}>
            {names
              ? say("desk-result-winner", { who: names })
              : say(bill?.void ? "flowers-result-void" : "flowers-result-draw")}
          </h2>
        </div>
      </div>
      <div class="choice">
        <table class="result-t">
          <thead>
            <tr>
              <th scope="col">{say("flowers-result-place")}</th>
              <th scope="col">
                <span class="vh">{say("desk-players")}</span>
              </th>
              {settled && (
                <th scope="col" class="am">
                  {say("flowers-result-sum")}
                </th>
              )}
              <th scope="col" class="am">
                {say("flowers-result-final")}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((seat, index) => (
              <tr key={seat} class={seat === people.viewer ? "you" : ""}>
                <td>{index + 1}</td>
                <th scope="row">
                  <SeatPortrait player={table.players[seat]} /> {nameOf(seat, people)}
                </th>
                {settled && (
                  <td class="am">
                    <Money points={end.totals[seat] ?? 0} signed />
                  </td>
                )}
                <td class="am big">
                  <Money points={end.result[seat] ?? 0} signed />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Story story={storyOf(record)} people={people} deal={monthName} />
        {bill && <Settlement bill={bill} />}
        <p class="small muted">{say("flowers-result-how")}</p>
        <AfterMatch path={game.path} viewer={people.viewer} isStored={game.session.isStored}>
          <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
            <Icon name="sheet" />
            {say("flowers-result-sheet")}
          </button>
        </AfterMatch>
      </div>
    </Decision>
  );
}
