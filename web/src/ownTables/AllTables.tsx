/** All tables of a person: running ones, ended ones, and ways to keep, import and forget them. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { tabWorker } from "../addresses";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { giveUp } from "../protocol/answers";
import type { OwnTable } from "../protocol/messages";
import { unlistSeat } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { Room } from "../rooms/Room";
import { GiveUp } from "../table/GiveUp";
import { importOldList, titleOf } from "../table/ownTables";
import { useRefresh } from "../table/useRefresh";
import { say } from "../words/say";
import { ForgetMe } from "./ForgetMe";
import { ImportMatches } from "./ImportMatches";
import { OtherDevices } from "./OtherDevices";
import { Search } from "./Search";
import { TableList } from "./TableList";
import { TableListing } from "./tableListing";
import "./ownTables.css";

export function AllTables() {
  const running = useMemo(() => new TableListing("running"), []);
  const over = useMemo(() => new TableListing("over"), []);
  const notice = useSignal("");
  const look = async () => {
    await importOldList();
    await Promise.all([running.reload(), over.reload()]);
  };
  useRefresh(() => void look());
  useTitle(say("own-title"));
  const remove = async (table: OwnTable) => {
    await unlistSeat(ownSeat(table.path));
    await look();
    notice.value = say("own-removed", { table: titleOf(table) });
  };
  const known = running.known.value;
  return (
    <Room room="tables" class="own" title={say("own-title")}>
      <p class="vh" role="status">
        {notice.value}
      </p>
      <section aria-labelledby="own-running">
        <h2 id="own-running">{say("own-running")}</h2>
        <TableList listing={running} none={say(known ? "own-running-none" : "own-none")}>
          {(table) => (
            <GiveUp
              path={table.path}
              giveUp={() => giveUp(table.path)}
              listing={{
                name: say("leave-table", { table: titleOf(table) }),
                remove: () => void remove(table),
                waits: table.players.includes("open"),
              }}
              onDone={() => void look()}
            />
          )}
        </TableList>
      </section>
      <section aria-labelledby="own-over">
        <h2 id="own-over">{say("own-over")}</h2>
        {known && (over.filter.value || !!over.tables.value?.length) && (
          <Search search={(filter) => void over.search(filter)} />
        )}
        <TableList listing={over} none={say(over.filter.value ? "own-found-none" : "own-over-none")}>
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
        </TableList>
        {!!over.tables.value?.length && !over.filter.value && (
          <a class="btn" href="/api/me/history.jsonl" download>
            {say("own-history")}
          </a>
        )}
      </section>
      <ImportMatches onDone={() => void look()} />
      {!tabWorker && <OtherDevices known={known} had={running.phrase.value} joined={() => void look()} />}
      {known && <ForgetMe onDone={() => void look()} />}
    </Room>
  );
}
