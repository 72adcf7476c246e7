/** All of one's own tables: those that are played, those that are over, and how they are kept. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { GiveUp } from "../frame/GiveUp";
import { takeOver, titleOf } from "../frame/ownTables";
import { useRefresh } from "../frame/useRefresh";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { giveUp } from "../protocol/answers";
import type { OwnTable } from "../protocol/messages";
import { drop } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { say } from "../words/say";
import { ForgetMe } from "./ForgetMe";
import { Listing } from "./listing";
import { OtherDevices } from "./OtherDevices";
import { Search } from "./Search";
import { Stretch } from "./Stretch";
import { TakeIn } from "./TakeIn";
import "./own.css";

export function Own() {
  const running = useMemo(() => new Listing("running"), []);
  const over = useMemo(() => new Listing("over"), []);
  const notice = useSignal("");
  const look = async () => {
    await takeOver();
    await Promise.all([running.renew(), over.renew()]);
  };
  useRefresh(() => void look());
  useTitle(say("own-title"));
  const remove = async (table: OwnTable) => {
    await drop(ownSeat(table.path));
    await look();
    notice.value = say("own-removed", { table: titleOf(table) });
  };
  const known = running.known.value;
  return (
    <Page>
      <main id="main" class="page-m own" tabIndex={-1}>
        <h1>{say("own-title")}</h1>
        <p class="vh" role="status">
          {notice.value}
        </p>
        <section aria-labelledby="own-running">
          <h2 id="own-running">{say("own-running")}</h2>
          <Stretch listing={running} none={say(known ? "own-running-none" : "own-none")}>
            {(table) => (
              <GiveUp
                path={table.path}
                giveUp={() => giveUp(table.path)}
                listed={{
                  name: say("leave-table", { table: titleOf(table) }),
                  remove: () => void remove(table),
                  waits: table.players.includes("open"),
                }}
                onDone={() => void look()}
              />
            )}
          </Stretch>
        </section>
        <section aria-labelledby="own-over">
          <h2 id="own-over">{say("own-over")}</h2>
          <p>
            <a href="/statistics">{say("page-guide-statistics")}</a>
          </p>
          {known && (over.wanted.value || !!over.tables.value?.length) && (
            <Search search={(wanted) => void over.search(wanted)} />
          )}
          <Stretch listing={over} none={say(over.wanted.value ? "own-found-none" : "own-over-none")}>
            {(table) => (
              <button
                type="button"
                class="btn btn-quiet"
                aria-label={say("own-remove", { table: titleOf(table) })}
                onClick={() => void remove(table)}
              >
                <Icon name="close" />
              </button>
            )}
          </Stretch>
          {!!over.tables.value?.length && !over.wanted.value && (
            <a class="btn" href="/api/me/history.jsonl" download>
              {say("own-history")}
            </a>
          )}
        </section>
        <TakeIn onDone={() => void look()} />
        <OtherDevices known={known} had={running.phrase.value} joined={() => void look()} />
        {known && <ForgetMe done={() => void look()} />}
      </main>
    </Page>
  );
}
