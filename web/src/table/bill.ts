/** Bills of deals, and the story of a match that is over. */

import { effect } from "@preact/signals";
import type { StoryJson } from "../protocol/messages";
import type { AnyEvent } from "./moments";
import type { TableLine } from "./tableLine";

interface Numbered extends AnyEvent {
  n?: number;
}

/** The storage key of the number of the last bill that was read. */
export const billKey = (path: string): string => `bill${path}`;

/** Events after which the bill of the deal before is of no interest. */
const GOES_ON = new Set(["play", "trumps"]);

/** The server's bill of the last deal that is over. */
export const lastBill = <Bill>(record: readonly AnyEvent[]): Bill | undefined =>
  (record.findLast(({ e }) => e === "deal_end") as { bill?: Bill } | undefined)?.bill;

/** The server's story of a match that is over. */
export const storyOf = (record: readonly AnyEvent[]): StoryJson | undefined =>
  (record.findLast(({ e }) => e === "match_end") as { story?: StoryJson } | undefined)?.story;

/** The number of the last deal in a record. */
export const lastDeal = (record: readonly Numbered[]): number | null =>
  record.findLast(({ e }) => e === "deal")?.n ?? null;

interface BillState {
  session: Pick<TableLine, "billClosed">;
  record: { value: readonly AnyEvent[] };
  bill: { value: number | null };
  caughtUp: { value: boolean };
  isAsked: { value: boolean };
}

/** Tell the line when a question or the end of a deal has been shown and no bill is open; returns how to stop. */
export const reportShown = ({ session, record, bill, caughtUp, isAsked }: BillState): (() => void) =>
  effect(() => {
    const isShown = isAsked.value || record.value.at(-1)?.e === "deal_end";
    if (isShown && caughtUp.value && bill.value === null) session.billClosed();
  });

/** The number of the deal that has just ended; null if its bill is the one that was `read`. */
export function unreadBill(record: readonly Numbered[], lastRead: number): number | null {
  const end = record.findLastIndex(({ e }) => e === "deal_end");
  if (end < 0 || record.slice(end).some(({ e }) => GOES_ON.has(e))) return null;
  const ended = lastDeal(record.slice(0, end));
  return ended === lastRead ? null : ended;
}
