/** The bots side by side, game by game. */

import { Portrait } from "../cards/Portrait";
import type { GameOfBots } from "../protocol/messages";
import { characterName, gameName } from "../words/names";
import { say, sayMessage } from "../words/say";
import { Cell, Heads, ScrollingTable } from "./Figures";
import { isSpread, reach } from "./figures";

export function Bots({ games }: { games: readonly GameOfBots[] }) {
  if (!games.length) return <p>{say("figures-none-bots")}</p>;
  return (
    <>
      {games.map(({ game, columns, bots }) => (
        <section key={game} aria-labelledby={`bots-${game}`}>
          <h2 id={`bots-${game}`}>{gameName(game)}</h2>
          <ScrollingTable title={gameName(game)}>
            <Heads first={say("figures-bot")} heads={columns.map((column) => sayMessage(column))} />
            <tbody>
              {bots.map(({ bot, figures }) => (
                <tr key={bot}>
                  <th scope="row">
                    <Portrait bot={bot} /> <a href={`/statistics/${bot}`}>{characterName(bot)}</a>
                  </th>
                  {figures.map((figure, index) => (
                    <Cell
                      key={index}
                      figure={figure}
                      reach={reach(bots.map((bot) => bot.figures[index]!).filter(isSpread))}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </section>
      ))}
      <p class="small muted">{say("figures-one-scale")}</p>
      <p class="small muted">{say("figures-note")}</p>
    </>
  );
}
