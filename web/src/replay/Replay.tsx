/** The replay of a match of the server, of a file, or of a link. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { fullPath } from "../addresses";
import { Loading } from "../parts/Loading";
import { useTitle } from "../parts/title";
import { type Failure, fetchWords } from "../protocol/ask";
import type { ShelfName } from "../protocol/messages";
import type { TableProps } from "../table/tableLine";
import { say } from "../words/say";
import { families } from "../words/shelves.json";
import { readFile, useFileDrop } from "./fileDrop";
import { fragmentOf, namesRecord, recordOf } from "./fragment";
import { LoadedRecord, type Source } from "./loadedRecord";
import { RecordChooser } from "./RecordChooser";
import { ReplayTable } from "./ReplayTable";

interface ReplayProps {
  /**
   * The table of the match; empty for a record from outside. It is a new object each time that the address is opened,
   * even if only the record in it differs.
   */
  place: { table: string };
  /** The component of the table. */
  Table: FunctionComponent<TableProps>;
}

export function Replay({ place, Table }: ReplayProps) {
  const { table } = place;
  /** The table, or the fragment of the record, that is shown or being opened; empty while a record is chosen. */
  const opened = useSignal("");
  const replays = useSignal<LoadedRecord | null>(null);
  const failure = useSignal<Failure | null>(null);
  useTitle(say("replay-title"));

  const open = async (name: string, known: Source | null) => {
    opened.value = name;
    replays.value = null;
    failure.value = null;
    if (!name) return;
    const source = known ?? (await sourceOf(name));
    const result = source ? await withWords(await LoadedRecord.open(source)) : { why: say("replay-no-link") };
    if (name !== opened.peek()) return;
    if ("why" in result) failure.value = result;
    else replays.value = result;
  };

  /** The file that was chosen last; null after the page was left. A file that is read later than that is not opened. */
  const lastChosen = useRef<File | null>(null);
  useEffect(
    () => () => {
      lastChosen.current = null;
    },
    [],
  );

  const choose = async (file: File) => {
    lastChosen.current = file;
    const record = await readFile(file);
    const fragment = "why" in record ? "" : await fragmentOf(record, file.name);
    if (file !== lastChosen.current) return;
    if ("why" in record) {
      failure.value = record;
      return;
    }
    history.pushState(null, "", fullPath(`/replay/${fragment}`));
    await open(fragment, { record, fragment });
  };
  useFileDrop((file) => void choose(file));

  useLayoutEffect(() => {
    const name = table || location.hash;
    if (name === opened.peek()) return;
    // Any other fragment is a place on the page.
    if (table || !name || namesRecord(name)) void open(name, table ? { table } : null);
  }, [place]);

  if (replays.value)
    return (
      <ReplayTable
        key={String(replays.value.id)}
        place={place}
        replays={replays.value}
        failure={failure}
        Table={Table}
      />
    );
  if (opened.value && !failure.value) return <Loading />;
  return <RecordChooser failure={failure.value} table={table} choose={(file) => void choose(file)} />;
}

/** The record in a fragment; null if it holds none. */
async function sourceOf(fragment: string): Promise<Source | null> {
  const record = await recordOf(fragment);
  return record && { record, fragment };
}

/** The record once the words of its games are there; else why it cannot be shown. */
async function withWords(record: LoadedRecord | Failure): Promise<LoadedRecord | Failure> {
  if ("why" in record) return record;
  return (await fetchWords(...record.matches.flatMap(({ family }) => families[family] as ShelfName[]))) ?? record;
}
