/** The start page: the way back to one's tables, the games, today's puzzle, and an introduction to flower cards. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { tabWorker } from "../addresses";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { GameOffer, OwnTable } from "../protocol/messages";
import { games, ownTables } from "../protocol/operations";
import { FIRST_GAME } from "../router";
import { hasOtherPeople } from "../table/notifications";
import { importOldList } from "../table/ownTables";
import { useRefresh } from "../table/useRefresh";
import { notifyOfTables, waitingTables } from "../table/waitingTables";
import { say } from "../words/say";
import { HowTo } from "./HowTo";
import { NewTable } from "./NewTable";
import { OwnTables } from "./OwnTables";
import { Waiting } from "./Waiting";
import "./Start.css";

const NONE = { running: [], over: [] };

/** The person's running and ended tables; null if the server fails. */
async function bothOf(): Promise<{ running: OwnTable[]; over: OwnTable[] } | null> {
  await importOldList();
  const [running, over] = await Promise.all([ownTables({ state: "running" }), ownTables({ state: "over" })]);
  return "why" in running || "why" in over ? null : { running: running.tables, over: over.tables };
}

const allOf = ({ running, over }: { running: OwnTable[]; over: OwnTable[] }): OwnTable[] => [...running, ...over];

/** The interval at which the page checks for waiting tables. */
const LOOK_AGAIN_MS = 60_000;
/** The interval at which the page asks for the games while bots get ready. */
const ASK_AGAIN_MS = 5000;

export interface StartProps {
  /** Today's puzzle of a game. */
  Today: FunctionComponent<{ game: string }>;
}

export function Start({ Today }: StartProps) {
  const offers = useSignal<GameOffer[] | Failure | null>(null);
  const load = () => void games().then((answer) => (offers.value = answer));
  useEffect(load, []);
  const own = useSignal<{ running: OwnTable[]; over: OwnTable[] } | null>(null);
  const look = async () => {
    const [both, before] = [await bothOf(), own.value];
    if (both && before) notifyOfTables(allOf(both), allOf(before));
    own.value = both ?? before ?? NONE;
  };
  const renew = () => void look();
  useRefresh(renew);
  useEffect(() => {
    const looking = setInterval(renew, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, []);
  const running = own.value?.running ?? [];
  const waitingList = waitingTables(own.value ? allOf(own.value) : []);
  useTitle(waitingList.length ? say("start-waits-title", { n: waitingList.length }) : say("start-title"));
  const answer = offers.value;
  const waiting = answer !== null && !("why" in answer) && answer.some(({ bots }) => bots.some((bot) => bot.ready_in));
  useEffect(() => {
    if (!waiting) return;
    const again = async () => {
      const later = await games();
      if (!("why" in later)) offers.value = later;
    };
    const asking = setInterval(() => void again(), ASK_AGAIN_MS);
    return () => clearInterval(asking);
  }, [waiting]);
  return (
    <Page>
      <main id="main" class="page-m start" tabIndex={-1}>
        <div class="h-head">
          <div class="h-title">
            <h1>{say("start-title")}</h1>
            <a class="btn" href="/tally">
              <Icon name="sheet" />
              {say("start-tally")}
            </a>
            {!tabWorker && (
              <a class="small" href="/code">
                {say("start-have-code")}
              </a>
            )}
          </div>
          {own.value && (
            <OwnTables
              running={[...new Set([...waitingList, ...running])]}
              over={own.value.over.filter((table) => !table.again)}
              renew={renew}
            />
          )}
          <Waiting n={waitingList.length} friends={running.some(hasOtherPeople)} />
        </div>
        {answer && "why" in answer && (
          <p class="alert" role="alert">
            {answer.why}{" "}
            <button type="button" class="btn" onClick={load}>
              {say("page-retry")}
            </button>
          </p>
        )}
        {/* What stands below comes with what is above: it would be pushed away. */}
        {own.value && answer && !("why" in answer) && <NewTable games={answer} />}
        {own.value && answer && (
          <div class="start-below">
            <section class="start-today" aria-labelledby="today-title">
              <h2 id="today-title">{say("start-today")}</h2>
              <Today game={(running[0] ?? own.value.over[0])?.game ?? FIRST_GAME} />
            </section>
            <HowTo />
          </div>
        )}
      </main>
    </Page>
  );
}
