/** The own tables at which others wait for this person, or after which they do at another one. */

import type { OwnTable } from "../protocol/messages";
import { call, isAmongPersons } from "./calling";
import { titleOf } from "./ownTables";

/** Those of them. */
export const awaited = (tables: readonly OwnTable[]): OwnTable[] =>
  tables.filter(
    (table) => table.again || (table.turn === table.seat && table.winners === null && isAmongPersons(table)),
  );

/** Call to those that did not wait before. */
export function callTo(tables: readonly OwnTable[], before: readonly OwnTable[]): void {
  for (const table of awaited(tables))
    if (!awaited(before).some(({ path, at }) => path === table.path && at === table.at))
      call(table.path, titleOf(table));
}
