/** A list of a person's tables, with a button that loads more. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { OwnTable } from "../protocol/messages";
import { OwnTableRow } from "../table/OwnTableRow";
import { say } from "../words/say";
import type { TableListing } from "./tableListing";

interface TableListProps {
  listing: TableListing;
  /** The text of an empty list. */
  none: string;
  /** The buttons of a table. */
  children: (table: OwnTable) => ComponentChildren;
}

export function TableList({ listing, none, children }: TableListProps) {
  const rows = useRef<HTMLUListElement>(null);
  /** The first row that was loaded last, which gets the focus. */
  const next = useRef<number | null>(null);
  const tables = listing.tables.value;
  useLayoutEffect(() => {
    if (next.current === null) return;
    rows.current?.querySelectorAll<HTMLElement>("li > div > a")[next.current]?.focus();
    next.current = null;
  }, [tables]);
  const goOn = async () => {
    const before = tables?.length ?? 0;
    next.current = before;
    await listing.loadMore();
  };
  return (
    <>
      {listing.failure.value && (
        <p class="alert" role="alert">
          {listing.failure.value}{" "}
          <button type="button" class="btn" onClick={() => void listing.reload()}>
            {say("page-retry")}
          </button>
        </p>
      )}
      {tables?.length === 0 && <p class="muted">{none}</p>}
      {tables !== null && tables.length > 0 && (
        <ul class="own-list" ref={rows}>
          {tables.map((table) => (
            <li key={table.path}>
              <OwnTableRow table={table}>{children(table)}</OwnTableRow>
            </li>
          ))}
        </ul>
      )}
      {listing.more.value && (
        <button type="button" class="btn" onClick={() => void goOn()}>
          {say("own-more")}
        </button>
      )}
    </>
  );
}
