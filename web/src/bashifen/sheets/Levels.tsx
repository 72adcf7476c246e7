/** 得点表: a row for each deal that is over. */

import type { DealRowJson } from "../../protocol/messages";
import { say } from "../../words/say";
import { Suited } from "../Suits";
import { useTable } from "../tableContext";
import { dealRowText, pairTitle } from "./dealRowText";
import "./Levels.css";

export function Levels() {
  const { game, people } = useTable();
  return <LevelTable deals={game.sheet.value?.deals ?? []} names={people.names} />;
}

export function LevelTable({ deals, names }: { deals: readonly DealRowJson[]; names: readonly string[] }) {
  if (!deals.length) return null;
  return (
    <div class="levels-wrap" role="region" aria-label={say("pairs-stages")} tabIndex={0}>
      <table class="levels-t">
        <thead>
          <tr>
            <th scope="col">{say("stages-deal")}</th>
            {[0, 1].map((pair) => (
              <th key={pair} scope="col">
                {pairTitle(pair, names)}
              </th>
            ))}
            <th scope="col">{say("stages-dacha")}</th>
            <th scope="col">{say("stages-trumps")}</th>
            <th scope="col">{say("stages-remark")}</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => {
            const { n, pairs, dacha, trumps, remark } = dealRowText(deal, names);
            return (
              <tr key={n}>
                <th scope="row">{n}</th>
                {pairs.map(({ played, after }, pair) => (
                  <td key={pair}>
                    {played} {after}
                  </td>
                ))}
                <td>{dacha}</td>
                <td>
                  <Suited text={trumps} />
                </td>
                <td>{remark}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
