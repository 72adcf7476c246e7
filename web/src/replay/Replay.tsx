/** The replay of a match of the server, of a file, or of a link. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { fullPath } from "../addresses";
import { Loading } from "../parts/Loading";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { ShelfName } from "../protocol/messages";
import type { TableProps } from "../table/tableLine";
import { loadShelves } from "../words/languages";
import { say } from "../words/say";
import { families } from "../words/shelves.json";
import { readFile, useFileDrop } from "./fileDrop";
import { fragmentOf, holdsRecord, recordOf } from "./fragment";
import { LoadedRecord, type Source } from "./loadedRecord";
import { RecordChooser } from "./RecordChooser";
import { ReplayTable } from "./ReplayTable";

interface ReplayProps {
  /** The table of the match; empty for a record from outside. */
  table: string;
  /** The component of the table. */
  Table: FunctionComponent<TableProps>;
}

export function Replay({ table, Table }: ReplayProps) {
  const replays = useSignal<LoadedRecord | null>(null);
  const failure = useSignal<Failure | null>(null);
  const waiting = useSignal(table !== "" || holdsRecord(location.hash));
  useTitle(say("replay-title"));

  const open = async (source: Source) => {
    waiting.value = true;
    failure.value = null;
    const result = await LoadedRecord.open(source);
    if ("why" in result) failure.value = result;
    else {
      await loadShelves(...result.matches.flatMap(({ family }) => families[family] as ShelfName[]));
      replays.value = result;
    }
    waiting.value = false;
  };

  const choose = async (file: File) => {
    const record = await readFile(file);
    if ("why" in record) {
      failure.value = record;
      return;
    }
    // The address holds the record itself if that is not too long.
    history.pushState(null, "", fullPath(`/replay/${(await fragmentOf(record)) ?? ""}`));
    replays.value = null;
    await open({ record });
  };
  useFileDrop((file) => void choose(file));

  useEffect(() => {
    if (table) void open({ table });
    else if (holdsRecord(location.hash)) {
      void recordOf(location.hash).then((record) => {
        if (record) return open({ record });
        failure.value = { why: say("replay-no-link") };
        waiting.value = false;
      });
    }
  }, [table]);

  if (replays.value)
    return <ReplayTable key={String(replays.value.id)} replays={replays.value} failure={failure} Table={Table} />;
  if (waiting.value) return <Loading />;
  return <RecordChooser failure={failure.value} table={table} choose={(file) => void choose(file)} />;
}
