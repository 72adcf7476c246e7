/** The opening of a match in sentences: the first dealer, and the points of everyone. */

import type { Event, TableMessage } from "../protocol/messages";
import { sentenceOf } from "../table/sentences";
import { money, type People } from "../words/names";
import { say } from "../words/say";

/** The sentences; `table` is the server's last one, `record` has its sentences. */
export function opening(table: TableMessage, record: readonly Event[], { names }: People): string[] {
  const drawn = record.find(({ e }) => e === "draw_seats");
  const begun = (table.view.scores[0] ?? 0) - paidToFirst(table.record);
  return [
    ...(drawn ? [sentenceOf(drawn, names) ?? ""] : []),
    ...(begun ? [say("flowers-begins-with", { money: money(begun, true) })] : []),
  ];
}

/** The points that the first seat was paid, less those that it paid. */
function paidToFirst(record: readonly Event[]): number {
  let points = 0;
  for (const event of record) {
    if (event.e !== "pay") continue;
    if (event.to === 0) points += event.points;
    if (event.from === 0) points -= event.points;
  }
  return points;
}
