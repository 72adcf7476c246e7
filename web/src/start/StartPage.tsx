/** The start: what this is, the way back to one's tables, and a new table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rememberedTables } from "../frame/remembered";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { type Failure, games } from "../protocol/http";
import type { GameOffer } from "../protocol/messages";
import { gameName } from "../words/names";
import { list, say, sayAt } from "../words/say";
import { HowTo } from "./HowTo";
import { NewTable } from "./NewTable";
import "./StartPage.css";

/** How often the page asks while bots get ready. */
const ASK_AGAIN_MS = 5000;

export function StartPage() {
  const found = useSignal<GameOffer[] | Failure | null>(null);
  const load = () => void games().then((answer) => (found.value = answer));
  useEffect(load, []);
  useTitle(say("start-title"));
  const answer = found.value;
  const waiting = answer !== null && !("why" in answer) && answer.some(({ bots }) => bots.some((bot) => bot.ready_in));
  useEffect(() => {
    if (!waiting) return;
    const again = async () => {
      const later = await games();
      if (!("why" in later)) found.value = later;
    };
    const asking = setInterval(() => void again(), ASK_AGAIN_MS);
    return () => clearInterval(asking);
  }, [waiting]);
  return (
    <Page>
      <main id="main" class="page-m" tabIndex={-1}>
        <div class="h-head">
          <div>
            <h1>{say("start-title")}</h1>
            <p class="lead">{say("start-lead")}</p>
          </div>
          <HowTo />
        </div>
        <Resume />
        {answer && "why" in answer && (
          <p class="alert" role="alert">
            {answer.why}{" "}
            <button type="button" class="btn" onClick={load}>
              {say("page-retry")}
            </button>
          </p>
        )}
        {answer && !("why" in answer) && <NewTable games={answer} />}
      </main>
    </Page>
  );
}

function Resume() {
  const tables = rememberedTables();
  if (!tables.length) return null;
  return (
    <nav class="resumes" aria-label={say("start-tables")}>
      {tables.map(({ path, game, others, month }) => (
        <a key={path} class="resume" href={path}>
          <Icon name="again" />
          <span>
            <b>{sayAt(game, "start-resume", { game: gameName(game), month })}</b>
            <small>{say("start-with", { others: list(others) })}</small>
          </span>
          <Icon name="next" />
        </a>
      ))}
    </nav>
  );
}
