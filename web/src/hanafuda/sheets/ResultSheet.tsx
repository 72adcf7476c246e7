/** The year's settlement, with a button for another year. */

import { useContext } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { Money } from "../../parts/Money";
import type { BillJson } from "../../protocol/messages";
import { AfterMatch, AfterMatchFoot } from "../../table/AfterMatch";
import { AttendanceContext } from "../../table/attendance";
import { lastBill, storyOf } from "../../table/bill";
import { Decision } from "../../table/Decision";
import { ResultHead } from "../../table/ResultHead";
import { SeatMark } from "../../table/SeatMark";
import { Story } from "../../table/Story";
import { money, monthName, nameOf, seatLabel, yakuName } from "../../words/names";
import { list, say } from "../../words/say";
import { fanOf } from "../dearest";
import { useTable } from "../tableContext";
import { Settlement } from "./Payments";
import "../../table/Result.css";

export function ResultSheet() {
  const { game, table, view, people, sheet, aside } = useTable();
  const signs = useContext(AttendanceContext)?.presence.value?.signs;
  const record = game.record.value;
  const end = record.findLast((event) => event.e === "match_end");
  if (end?.e !== "match_end") return null;
  const places = people.names.map((_, seat) => seat).sort((a, b) => (end.result[b] ?? 0) - (end.result[a] ?? 0));
  // Where the scores are the result, there is one column.
  const settled = end.result.some((points, seat) => points !== end.totals[seat]);
  const bill = lastBill<BillJson>(record);
  const close = () => (aside.value = true);
  const names = list(end.winners.map((seat) => seatLabel(seat, people)));
  const title = names
    ? say("desk-result-winner", { who: names })
    : say(bill?.void ? "flowers-result-void" : "flowers-result-draw");
  // The picture is read by others: it calls nobody "you".
  const sharedTitle = names
    ? say("desk-result-winner", { who: list(end.winners.map((seat) => people.names[seat]!)) })
    : title;
  const story = storyOf(record);
  const dearest = story?.dearest[0];
  const cards = dearest ? fanOf(dearest, view.captured_yaku) : "";
  const yaku = dearest ? `${yakuName(dearest.yaku)} · ${monthName(dearest.n)}` : "";
  const after = { path: game.path, viewer: people.viewer, isStored: game.session.isStored };
  const standing = (seat: number) => money(end.result[seat] ?? 0, true);
  return (
    <Decision labelledBy="result-title" class="result" waits={false} onClose={close}>
      <ResultHead
        title={title}
        viewer={people.viewer}
        winners={end.winners}
        players={table.players}
        names={people.names}
        cards={cards}
        yaku={yaku}
      />
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
                  <SeatMark player={table.players[seat]!} name={people.names[seat]!} sign={signs?.[seat]} />{" "}
                  {nameOf(seat, people)}
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
        <Story story={story} people={people} deal={monthName} />
        {bill && <Settlement bill={bill} />}
        <p class="small muted">{say("flowers-result-how")}</p>
        <AfterMatch {...after}>
          <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
            <Icon name="sheet" />
            {say("flowers-result-sheet")}
          </button>
        </AfterMatch>
      </div>
      <AfterMatchFoot
        {...after}
        result={{
          game: table.game,
          title: sharedTitle,
          cards,
          yaku,
          places: places.map((seat) => [people.names[seat]!, standing(seat)]),
        }}
      />
    </Decision>
  );
}
