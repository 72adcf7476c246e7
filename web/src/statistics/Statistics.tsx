/** The statistics of a person or a bot, or of all bots side by side. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { GameStatistics, Statistics as StatisticsAnswer } from "../protocol/messages";
import { ownStatistics, statisticsOfBot, statisticsOfBots } from "../protocol/operations";
import { Room } from "../rooms/Room";
import { Tabs } from "../rooms/Tabs";
import { characterName, gameName } from "../words/names";
import { say } from "../words/say";
import { Bots } from "./Bots";
import { Course } from "./Course";
import { Figures } from "./Figures";
import { Glance } from "./Glance";
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
        <Tabs
          label={say("figures-who")}
          tabs={[
            { href: "/statistics", name: say("figures-you"), current: whose ? undefined : "page" },
            {
              href: `/statistics/${ALL}`,
              name: say("figures-bots"),
              current: bot ? "true" : whose ? "page" : undefined,
            },
          ]}
        />
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
      {!bot && <Glance games={games} />}
      {games.length > 1 && (
        <Tabs
          label={say("figures-games")}
          tabs={games.map(({ game }) => ({ href: `#in-${game}`, name: gameName(game) }))}
        />
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
