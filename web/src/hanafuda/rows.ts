/** The two rows of the field: when a card leaves, its row closes ranks; a new card comes to the end of the shorter row. */

import { without } from "../cards/deck";
import type { Event } from "../protocol/messages";

/** The cards of the upper and the lower row, from left to right. */
export type Rows = readonly [string, string];

export const NO_ROWS: Rows = ["", ""];

export function settleRows(rows: Rows, field: string): Rows {
  let [upper, lower] = rows.map((row) => [...row].filter((card) => field.includes(card)).join("")) as [string, string];
  for (const card of without(field, upper + lower)) {
    if (lower.length < upper.length) lower += card;
    else upper += card;
  }
  // A row that is much longer gives up its last card.
  while (upper.length > lower.length + 1) [upper, lower] = [upper.slice(0, -1), lower + upper.slice(-1)];
  while (lower.length > upper.length + 1) [upper, lower] = [upper + lower.slice(-1), lower.slice(0, -1)];
  return [upper, lower];
}

/** The rows of the field after a record: the same for every viewer. */
export function rowsAfter(record: readonly Event[]): Rows {
  let [rows, field] = [NO_ROWS, ""];
  for (const event of record) {
    if (event.e === "deal") [rows, field] = [NO_ROWS, event.field];
    else if (event.e === "shima") field = without(field, event.cards);
    else if (event.e === "play" || event.e === "turn")
      field = event.takes ? without(field, event.takes) : field + event.card;
    else continue;
    rows = settleRows(rows, field);
  }
  return rows;
}
