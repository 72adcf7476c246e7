/** What a person has put into the search, as the server is asked. */

import type { Stretch } from "../protocol/messages";

/** Which of one's own tables. */
export type Wanted = Omit<Stretch, "state" | "before">;

/** A day as a field of dates has it: 2026-11-22. */
const DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** Days are those of this place: from the beginning of the first to the end of the last. Null: nothing is looked for. */
export function wantedOf({ game, opponent, since, until }: Record<string, string>): Wanted | null {
  const parts = { game, opponent: opponent?.trim(), since: midnight(since), until: midnight(until, 1) };
  const asked = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "");
  return asked.length ? Object.fromEntries(asked) : null;
}

/** The beginning of a day, or of a day `later` days after it, in milliseconds since 1970; nothing for no day. */
function midnight(day: string | undefined, later = 0): number | undefined {
  const [, year, month, date] = DAY.exec(day ?? "") ?? [];
  if (!year) return undefined;
  return Math.max(0, new Date(Number(year), Number(month) - 1, Number(date) + later).getTime());
}
