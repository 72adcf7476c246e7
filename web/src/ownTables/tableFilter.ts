/** The filter of a person's tables, made from the fields of the search form. */

import type { OwnTablesRequest } from "../protocol/messages";

/** A filter as the server takes it. */
export type TableFilter = Omit<OwnTablesRequest, "state" | "before">;

/** The value of a date field: 2026-11-22. */
const DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** The filter of a form, with days in the local time zone; null for an empty form. */
export function filterOf({ game, opponent, since, until }: Record<string, string>): TableFilter | null {
  const parts = { game, opponent: opponent?.trim(), since: midnight(since), until: midnight(until, 1) };
  const fields = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "");
  return fields.length ? Object.fromEntries(fields) : null;
}

/** The beginning of a day, or of a day `later` days after it, in milliseconds since 1970; nothing for no day. */
function midnight(day: string | undefined, later = 0): number | undefined {
  const [, year, month, date] = DAY.exec(day ?? "") ?? [];
  if (!year) return undefined;
  return Math.max(0, new Date(Number(year), Number(month) - 1, Number(date) + later).getTime());
}
