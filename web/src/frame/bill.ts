/** Which deal's bill lies on the table, and what is told of a match that is over. */

import { effect } from "@preact/signals";
import type { StoryJson } from "../protocol/messages";
import type { AnyEvent } from "./moments";
import type { TableLine } from "./tableLine";

interface Numbered extends AnyEvent {
  n?: number;
}

/** The name under which is stored which month's bill has been read. */
export const billRead = (path: string): string => `bill${path}`;

/** After these nobody asks any more how the deal before has ended. */
const GOES_ON = new Set(["play", "trumps"]);

/** The bill of the last deal that is over, as the server has told it. */
export const lastBill = <Bill>(record: readonly AnyEvent[]): Bill | undefined =>
  (record.findLast(({ e }) => e === "deal_end") as { bill?: Bill } | undefined)?.bill;

/** The story of a match that is over, as the server has told it. */
export const storyOf = (record: readonly AnyEvent[]): StoryJson | undefined =>
  (record.findLast(({ e }) => e === "match_end") as { story?: StoryJson } | undefined)?.story;

/** The number of the last deal that a record tells. */
export const lastDeal = (record: readonly Numbered[]): number | null =>
  record.findLast(({ e }) => e === "deal")?.n ?? null;

interface Read {
  session: Pick<TableLine, "billClosed">;
  record: { value: readonly AnyEvent[] };
  bill: { value: number | null };
  caughtUp: { value: boolean };
  asked: { value: boolean };
}

/** Tell when all that happened before a question or after a deal has been shown, and its bill put away. */
export const tellRead = ({ session, record, bill, caughtUp, asked }: Read): (() => void) =>
  effect(() => {
    const isShown = asked.value || record.value.at(-1)?.e === "deal_end";
    if (isShown && caughtUp.value && bill.value === null) session.billClosed();
  });

/** The deal that ended without anything after it, unless its bill is the one that was `read`. */
export function unreadBill(record: readonly Numbered[], read: number): number | null {
  const end = record.findLastIndex(({ e }) => e === "deal_end");
  if (end < 0 || record.slice(end).some(({ e }) => GOES_ON.has(e))) return null;
  const ended = lastDeal(record.slice(0, end));
  return ended === read ? null : ended;
}
