/** Texts about a person's tables in lists. */

import { forget, recall } from "../preferences";
import type { OwnTable } from "../protocol/messages";
import { claimSeat } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { languageTag } from "../words/languages";
import { gameName, peopleAt } from "../words/names";
import { list, say, sayAt, sayMessage } from "../words/say";

/** The storage key under which older pages kept a person's tables. */
const OLD_LIST = "tables";

/** Put the tables that an older page has kept on the server's list, once; tables of others are dropped. */
export async function importOldList(): Promise<void> {
  for (const path of oldPaths()) {
    const answer = await claimSeat(ownSeat(path));
    if ("unreachable" in answer) return;
  }
  forget(OLD_LIST);
}

function oldPaths(): string[] {
  try {
    const tables = JSON.parse(recall(OLD_LIST) ?? "[]") as { path?: unknown }[];
    return tables.map(({ path }) => String(path)).filter((path) => /^\/t\/[\w-]{16}\/\d$/.test(path));
  } catch {
    return [];
  }
}

/** The names at a table, by seat. */
const namesOf = ({ names, players, seat }: OwnTable): readonly string[] =>
  peopleAt({ names: names.map((name) => name ?? say("running-nameless")), players, viewer: seat }).names;

/** The names of the other players, without open seats. */
export function otherNames(table: OwnTable): string {
  const names = namesOf(table).filter((name, seat) => seat !== table.seat && name);
  return names.length ? say("running-with", { others: list(names) }) : "";
}

/** The title of a table: 三人はちはち, month 4. */
export const titleOf = ({ game, n }: OwnTable): string =>
  sayAt(game, "running-table", { game: gameName(game), month: Math.max(1, n) });

/** The standing: the turn or the winners, and the person's sum or level. */
export function standingOf(table: OwnTable): string {
  const { said: stands } = table;
  if (table.again) return say("running-turn-again");
  return [table.winners ? outcome(table, table.winners) : turn(table), stands ? sayMessage(stands) : ""]
    .filter(Boolean)
    .join(" · ");
}

function turn(table: OwnTable): string {
  if (table.players.includes("open")) return say("running-turn-others");
  if (table.turn === null) return "";
  if (table.turn === table.seat) return say("running-turn-yours");
  return say("running-turn", { who: namesOf(table)[table.turn] ?? "" });
}

function outcome(table: OwnTable, winners: readonly number[]): string {
  if (!winners.length) return say("running-won-nobody");
  if (winners.includes(table.seat)) return say("running-won-yours");
  const names = namesOf(table);
  return say("running-won", { who: list(winners.map((seat) => names[seat] ?? "")) });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The days from one time to another by the calendar: from this evening to tomorrow morning it is one. */
const daysBetween = (before: number, after: number): number =>
  Math.round((new Date(after).setHours(0, 0, 0, 0) - new Date(before).setHours(0, 0, 0, 0)) / DAY);

/** A time in relation to now: five minutes ago, yesterday. */
export function ago(when: number): string {
  const now = Date.now();
  const past = Math.max(0, now - when);
  const format = new Intl.RelativeTimeFormat(languageTag.value, { numeric: "auto" });
  if (past >= DAY) return format.format(-daysBetween(when, now), "day");
  return past >= HOUR
    ? format.format(-Math.floor(past / HOUR), "hour")
    : format.format(-Math.floor(past / MINUTE), "minute");
}

/** The date of a time. */
export const dateOf = (when: number): string =>
  new Intl.DateTimeFormat(languageTag.value, { dateStyle: "medium" }).format(new Date(when));

/** The address at which a table goes on, or is replayed. */
export const addressOf = ({ path, table, seat, winners }: OwnTable): string =>
  winners ? `/replay/${table}?seat=${seat}` : path;
