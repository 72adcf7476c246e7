/** One's own statistics, those of a bot, or all bots side by side. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GuideLinks } from "../parts/Guide";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { GameStatistics, Statistics as Told } from "../protocol/messages";
import { ownStatistics, statisticsOfBot, statisticsOfBots } from "../protocol/operations";
import { gameName } from "../words/names";
import { named, say } from "../words/say";
import { Bots } from "./Bots";
import { Course } from "./Course";
import { Figures } from "./Figures";
import "./statistics.css";

/** Where all bots stand side by side. */
const ALL = "bots";

export function Statistics({ whose }: { whose: string }) {
  useTitle(say("figures-title"));
  const bot = whose && whose !== ALL ? named("bot", whose) : "";
  return (
    <Page>
      <main id="main" class="guide statistics" tabIndex={-1}>
        <GuideLinks statistics />
        <h1>{bot || say("figures-title")}</h1>
        <nav class="guides" aria-label={say("figures-who")}>
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
        <p class="lead">{lead(whose, bot)}</p>
        {whose === ALL ? <OfBots /> : <OfOne whose={whose} bot={bot} />}
      </main>
    </Page>
  );
}

function lead(whose: string, bot: string): string {
  if (!whose) return say("figures-lead");
  return bot ? say("figures-lead-bot", { bot }) : say("figures-lead-bots");
}

function OfBots() {
  const found = useAnswer(statisticsOfBots);
  if (!found) return <Waiting />;
  return "why" in found ? <Refused why={found.why} /> : <Bots found={found} />;
}

function OfOne({ whose, bot }: { whose: string; bot: string }) {
  const found = useAnswer<Told>(() => (whose ? statisticsOfBot({ bot: whose }) : ownStatistics()));
  if (!found) return <Waiting />;
  if ("why" in found) return <Refused why={found.why} />;
  if (!found.length)
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
      {found.length > 1 && (
        <nav class="guides" aria-label={say("figures-games")}>
          <ul class="guide-games">
            {found.map(({ game }) => (
              <li key={game}>
                <a href={`#in-${game}`}>{gameName(game)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map((one) => (
        <Game key={one.game} told={one} />
      ))}
      <p class="small muted">{say("figures-note")}</p>
    </>
  );
}

function Game({ told }: { told: GameStatistics }) {
  return (
    <section aria-labelledby={`in-${told.game}`}>
      <h2 id={`in-${told.game}`}>{gameName(told.game)}</h2>
      <Course {...told} />
      <div class="st-tables">
        {told.tables
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

/** What the server answers; null until it has. */
function useAnswer<T>(ask: () => Promise<T | Failure>): T | Failure | null {
  const answer = useSignal<T | Failure | null>(null);
  useEffect(() => {
    void ask().then((found) => {
      answer.value = found;
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
