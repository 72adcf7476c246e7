/** The statistics of a person or a bot, or of all bots side by side. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Room } from "../parts/Room";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { GameStatistics, Statistics as StatisticsAnswer } from "../protocol/messages";
import { ownStatistics, statisticsOfBot, statisticsOfBots } from "../protocol/operations";
import { characterName, gameName } from "../words/names";
import { say } from "../words/say";
import { Bots } from "./Bots";
import { Course } from "./Course";
import { Figures } from "./Figures";
import "./statistics.css";

/** The name under which all bots are compared. */
const ALL = "bots";

export function Statistics({ whose }: { whose: string }) {
  useTitle(say("figures-title"));
  const bot = whose && whose !== ALL ? characterName(whose) : "";
  return (
    <Room
      room="statistics"
      class="statistics"
      title={bot || say("figures-title")}
      lead={lead(whose, bot)}
      ways={
        <nav class="tabs" aria-label={say("figures-who")}>
          <ul>
            <li>
              <a href="/statistics" aria-current={whose ? undefined : "page"}>
                {say("figures-you")}
              </a>
            </li>
            <li>
              <a href={`/statistics/${ALL}`} aria-current={whose ? (bot ? "true" : "page") : undefined}>
                {say("figures-bots")}
              </a>
            </li>
          </ul>
        </nav>
      }
    >
      {whose === ALL ? <OfBots /> : <OfOne whose={whose} bot={bot} />}
    </Room>
  );
}

function lead(whose: string, bot: string): string {
  if (!whose) return say("figures-lead");
  return bot ? say("figures-lead-bot", { bot }) : say("figures-lead-bots");
}

function OfBots() {
  const games = useAnswer(statisticsOfBots);
  if (!games) return <Waiting />;
  return "why" in games ? <Refused why={games.why} /> : <Bots games={games} />;
}

function OfOne({ whose, bot }: { whose: string; bot: string }) {
  const games = useAnswer<StatisticsAnswer>(() => (whose ? statisticsOfBot({ bot: whose }) : ownStatistics()));
  if (!games) return <Waiting />;
  if ("why" in games) return <Refused why={games.why} />;
  if (!games.length)
    return (
      <>
        <p>{bot ? say("figures-none-bot", { bot }) : say("figures-none")}</p>
        <p class="row">
          <a class="btn" href="/">
            {say("figures-play")}
          </a>
        </p>
      </>
    );
  return (
    <>
      {games.length > 1 && (
        <nav class="tabs" aria-label={say("figures-games")}>
          <ul>
            {games.map(({ game }) => (
              <li key={game}>
                <a href={`#in-${game}`}>{gameName(game)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {games.map((game) => (
        <Game key={game.game} statistics={game} />
      ))}
      <p class="small muted">{say("figures-note")}</p>
    </>
  );
}

function Game({ statistics }: { statistics: GameStatistics }) {
  return (
    <section aria-labelledby={`in-${statistics.game}`}>
      <h2 id={`in-${statistics.game}`}>{gameName(statistics.game)}</h2>
      <Course {...statistics} />
      <div class="st-tables">
        {statistics.tables
          .filter(({ rows }) => rows.length)
          .map((table) => (
            <div key={table.key}>
              <Figures table={table} />
            </div>
          ))}
      </div>
    </section>
  );
}

/** The server's answer; null until it has come. */
function useAnswer<T>(ask: () => Promise<T | Failure>): T | Failure | null {
  const answer = useSignal<T | Failure | null>(null);
  useEffect(() => {
    void ask().then((result) => {
      answer.value = result;
    });
  }, []);
  return answer.value;
}

const Waiting = () => <p class="muted">{say("figures-waiting")}</p>;

const Refused = ({ why }: Failure) => (
  <p class="alert" role="alert">
    {why}
  </p>
);
