/** The end of the match. */

import { SeatPortrait } from "../../cards/Portrait";
import { AfterMatch, AfterMatchFoot } from "../../table/AfterMatch";
import { storyOf } from "../../table/bill";
import { Decision } from "../../table/Decision";
import { ResultHead } from "../../table/ResultHead";
import { Story } from "../../table/Story";
import { say, sayMessage } from "../../words/say";
import { seatNames } from "../names";
import { useTable } from "../tableContext";
import { Levels } from "./Levels";
import "../../table/Result.css";

export function MatchSheet() {
  const { game, table, people, aside } = useTable();
  const result = game.sheet.value?.result;
  if (!result) return null;
  const won = (seats: readonly number[]) => seats.some((seat) => result.winners.includes(seat));
  const close = () => (aside.value = true);
  const title = say("desk-result-winner", { who: seatNames(result.winners, people) });
  const after = { path: game.path, viewer: people.viewer, isStored: game.session.isStored };
  // The picture is read by others: it calls nobody "you".
  const others = { ...people, viewer: "table" as const };
  const sharedTitle = say("desk-result-winner", { who: seatNames(result.winners, others) });
  const places = result.pairs
    .toSorted((a, b) => Number(won(b.seats)) - Number(won(a.seats)))
    .map(({ seats, stage }) => [seatNames(seats, others), sayMessage(stage)] as const);
  return (
    <Decision labelledBy="result-title" class="result" onClose={close}>
      <ResultHead
        title={title}
        viewer={people.viewer}
        winners={result.winners}
        players={table.players}
        names={people.names}
      />
      <div class="choice">
        <p>{sayMessage(result.why)}</p>
        <table class="result-t">
          <thead>
            <tr>
              <th scope="col">{say("pairs-pair")}</th>
              <th scope="col" class="am">
                {say("pairs-stages")}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.pairs.map(({ seats, stage }) => (
              <tr key={seats.join()} class={seats.some((seat) => seat === people.viewer) ? "you" : ""}>
                <th scope="row">
                  {seats.map((seat) => (
                    <SeatPortrait key={seat} player={table.players[seat]} name={people.names[seat]} />
                  ))}{" "}
                  {seatNames(seats, people)}
                </th>
                <td class="am big">{sayMessage(stage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Story story={storyOf(game.record.value)} people={people} deal={(n) => say("pairs-deal", { n })} />
        <Levels />
        <AfterMatch {...after} />
      </div>
      <AfterMatchFoot {...after} result={{ game: table.game, title: sharedTitle, cards: "", yaku: "", places }} />
    </Decision>
  );
}
