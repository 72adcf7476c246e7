/** The payments of a month, and of the year's settlement, at the shown table. */

import type { BillJson } from "../../protocol/messages";
import { monthName } from "../../words/names";
import { say } from "../../words/say";
import { useTable } from "../tableContext";
import { PaymentGroups, PaymentList } from "./PaymentGroups";

/** All payments of a month, by group. */
export function Payments({ bill: { n, groups } }: { bill: BillJson }) {
  const { table, people } = useTable();
  if (!groups.length) return <p class="s-none">{say("flowers-bill-nothing")}</p>;
  const caption = say("flowers-bill-caption", { month: monthName(n) });
  return <PaymentGroups groups={groups} caption={caption} game={table.game} people={people} />;
}

/** The payments that settle the year. */
export function Settlement({ bill: { settlement } }: { bill: BillJson }) {
  const { table, people } = useTable();
  if (!settlement.length) return null;
  const caption = say("flowers-result-payments");
  return <PaymentList payments={settlement} caption={caption} game={table.game} people={people} />;
}
