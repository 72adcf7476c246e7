/** The table of a family, fetched when one of its games is shown. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { Loading } from "./parts/Loading";
import type { ShelfName } from "./protocol/messages";
import type { Family, TableLine, TableProps } from "./table/tableLine";
import { loadShelves } from "./words/languages";
import { families } from "./words/shelves.json";

type Table = FunctionComponent<{ session: TableLine }>;

/** Functions that fetch the table of each family. */
const TABLES: Record<Family, () => Promise<Table>> = {
  hanafuda: async () => (await import("./hanafuda/HanafudaTable")).HanafudaTable,
  bashifen: async () => (await import("./bashifen/BashifenTable")).BashifenTable,
};

/** The table, with children over it that need its messages. */
export function FetchedTable({ session, family, onMissing, children }: TableProps & { children?: ComponentChildren }) {
  const table = useSignal<Table | null>(null);
  useEffect(() => {
    Promise.all([TABLES[family](), loadShelves(...(families[family] as ShelfName[]))]).then(([part]) => {
      table.value = part;
    }, onMissing);
  }, [family]);
  const Table = table.value;
  if (!Table) return <Loading />;
  return (
    <>
      <Table session={session} />
      {children}
    </>
  );
}
