/** The end of the match. */

import { SeatPortrait } from "../../cards/Portrait";
import { AfterMatch } from "../../table/AfterMatch";
import { storyOf } from "../../table/bill";
import { Decision } from "../../table/Decision";
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
  const close = () => (aside.value = true);
  return (
    <Decision labelledBy="result-title" class="result" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted">{say("desk-result-title")}</p>
          <h2 id="result-title" tabIndex={-1} autofocus={people.viewer === "table"}>
            {say("desk-result-winner", { who: seatNames(result.winners, people) })}
          </h2>
        </div>
      </div>
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
                    <SeatPortrait key={seat} player={table.players[seat]} />
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
        <AfterMatch path={game.path} viewer={people.viewer} isStored={game.session.isStored} />
      </div>
    </Decision>
  );
}
