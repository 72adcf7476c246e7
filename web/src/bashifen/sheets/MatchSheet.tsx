/** The end of the match. */

import { AfterMatch } from "../../frame/AfterMatch";
import { Decision } from "../../frame/Decision";
import { who } from "../../words/names";
import { list, say } from "../../words/say";
import { useTable } from "../desk";
import { pairNames, stageName } from "../names";
import { pairOf } from "../pack";
import { Stages } from "./Stages";
import "../../frame/Result.css";

export function MatchSheet() {
  const { game, table, people, aside } = useTable();
  const end = game.record.value.findLast((event) => event.e === "match_end");
  const last = game.record.value.findLast((event) => event.e === "deal_end");
  if (end?.e !== "match_end") return null;
  const close = () => (aside.value = true);
  const winner = pairOf(end.winners[0] ?? 0);
  return (
    <Decision labelledBy="result-title" class="result small-sheet" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted">{say("desk-result-title")}</p>
          <h2 id="result-title">
            {say("desk-result-winner", { who: list(end.winners.map((seat) => who(seat, people))) })}
          </h2>
        </div>
      </div>
      <div class="choice">
        <p>{say(table.options.win === "ace" ? "pairs-result-ace" : "pairs-result-past")}</p>
        {last?.e === "deal_end" && (
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
              {[winner, 1 - winner].map((pair) => (
                <tr key={pair} class={people.viewer !== "table" && pairOf(people.viewer) === pair ? "you" : ""}>
                  <th scope="row">{pairNames(pair, people)}</th>
                  <td class="am big">
                    {pair === winner && table.options.win !== "ace"
                      ? say("pairs-result-beyond")
                      : stageName(last.stage[pair] ?? 0)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Stages />
        <AfterMatch path={game.path} viewer={people.viewer} />
      </div>
    </Decision>
  );
}
