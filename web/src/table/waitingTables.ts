/** A person's tables at which others wait for them, or have opened another match. */

import type { OwnTable } from "../protocol/messages";
import { hasOtherPeople, notify } from "./notifications";
import { titleOf } from "./ownTables";

/** The tables of a list that wait for the person. */
export const waitingTables = (tables: readonly OwnTable[]): OwnTable[] =>
  tables.filter(
    (table) => table.again || (table.turn === table.seat && table.winners === null && hasOtherPeople(table)),
  );

/** Notify the person of tables that did not wait before. */
export function notifyOfTables(tables: readonly OwnTable[], before: readonly OwnTable[]): void {
  for (const table of waitingTables(tables))
    if (!waitingTables(before).some(({ path, at }) => path === table.path && at === table.at))
      notify(table.path, titleOf(table));
}
