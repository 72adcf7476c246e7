/** The table of a replay, with the controls below it. */

import { type Signal, useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { fullPath } from "../addresses";
import type { Failure } from "../protocol/ask";
import type { TableProps } from "../table/tableLine";
import { setCurrentGame } from "../words/say";
import { Controls } from "./Controls";
import { onKey } from "./keys";
import type { LoadedRecord } from "./loadedRecord";
import { PrintedSheet } from "./PrintedSheet";
import { positionOf, searchOf } from "./position";
import { ReplaySession } from "./replaySession";
import { type SheetTable, sheetTableOf } from "./sheetTable";
import { swipeHandlers } from "./swipe";
import "./ReplayTable.css";

/** The pause after which steps are written into the address, in milliseconds: browsers limit such changes. */
const ADDRESS_DELAY = 300;

interface ReplayTableProps {
  replays: LoadedRecord;
  failure: Signal<Failure | null>;
  Table: FunctionComponent<TableProps>;
}

export function ReplayTable({ replays, failure, Table }: ReplayTableProps) {
  const paper = useSignal<SheetTable | null>(null);
  const session = useMemo(() => sessionOf(replays, failure), [replays]);
  const swipe = useMemo(() => swipeHandlers((by) => session.step(by)), [session]);

  useEffect(() => {
    const back = () => session.follow(positionOf(location.search));
    const keys = (event: KeyboardEvent) => onKey(event, session);
    addEventListener("popstate", back);
    document.addEventListener("keydown", keys, true);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("keydown", keys, true);
      session.stop();
      setCurrentGame({ game: "", options: {} });
    };
  }, [session]);

  const printed = async () => {
    const sheet = await session.sheet();
    if (sheet) paper.value = sheetTableOf(session.match, sheet);
  };

  return (
    <>
      <div class="lb-replay">
        <div class="lb-room">
          <div class="lb-stage" {...swipe}>
            <Table
              key={session.place.value.match}
              session={session}
              family={session.match.family}
              onMissing={() => location.reload()}
            />
          </div>
          <Controls session={session} failure={session.failure.value ?? failure.value} onPrint={() => void printed()} />
        </div>
      </div>
      {paper.value && <PrintedSheet match={session.match} paper={paper.value} onPrinted={() => (paper.value = null)} />}
    </>
  );
}

/** A session whose position is in the address: the back button undoes choices, and not steps. */
function sessionOf(replays: LoadedRecord, failure: Signal<Failure | null>): ReplaySession {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const path = fullPath("table" in replays.source ? `/replay/${replays.source.table}` : "/replay/");
  return new ReplaySession(replays, positionOf(location.search), (place, chosen) => {
    clearTimeout(timer);
    failure.value = null;
    const address = `${path}${searchOf(place)}${location.hash}`;
    const here = location.href;
    if (chosen) history.pushState(null, "", address);
    else
      timer = setTimeout(() => {
        // An address that has changed meanwhile stays as it is.
        if (location.href === here) history.replaceState(null, "", address);
      }, ADDRESS_DELAY);
  });
}
