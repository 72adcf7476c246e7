import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filterOf } from "../../src/ownTables/tableFilter";
import { TableListing } from "../../src/ownTables/tableListing";
import { language } from "../../src/preferences";
import type { OwnTable } from "../../src/protocol/messages";
import { addressOf, ago, importOldList, otherNames, standingOf, titleOf } from "../../src/table/ownTables";

const TABLE: OwnTable = {
  table: "a".repeat(16),
  seat: 1,
  path: `/t/${"a".repeat(16)}/1`,
  game: "sannin",
  names: ["Rin", "Ume", "Greedy"],
  players: ["person", "person", "greedy"],
  n: 4,
  turn: 1,
  said: { key: "standing-balance", args: { money: { sum: { sign: "+", kan: 3, rest: null, unit: "point" } } } },
  winners: null,
  again: false,
  at: 0,
};
const PAIRS: OwnTable = {
  ...TABLE,
  game: "bashifen",
  names: ["Rin", "Ume", "Mio", "Guest"],
  players: ["person", "person", "person", "person"],
  said: { key: "standing-levels", args: { ours: "3", theirs: "–" } },
};

type Asked = { path: string; body: unknown };
const asked: Asked[] = [];
let answers: (path: string) => { status: number; body?: unknown } | null;
const kept = new Map<string, string>();

beforeEach(() => {
  asked.length = 0;
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body });
    const answer = answers(path);
    if (!answer) throw new Error("no line");
    return { ok: answer.status < 300, status: answer.status, json: async () => answer.body };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  language.value = "";
});

test("a running table shows whose turn it is and the own standing", () => {
  expect(titleOf(TABLE)).toBe("Hachi-Hachi for three, month 4");
  expect(standingOf(TABLE)).toBe("your turn · +3 kan");
  expect(standingOf({ ...TABLE, turn: 2 })).toBe("Uribo to move · +3 kan");
  expect(standingOf({ ...TABLE, turn: null })).toBe("+3 kan");
  expect(standingOf({ ...TABLE, players: ["open", "person", "greedy"], n: 0, said: null })).toBe("waiting for others");
  expect(standingOf({ ...PAIRS, turn: 0 })).toBe("Rin to move · level 3 to –");
  expect(otherNames(TABLE)).toBe("with Rin and Uribo");
  expect(addressOf(TABLE)).toBe(TABLE.path);
  // Nothing is dealt yet, but it is the first deal that is waited for.
  expect(titleOf({ ...TABLE, n: 0 })).toBe("Hachi-Hachi for three, month 1");
});

test("a finished match shows its winner and links to its replay", () => {
  expect(standingOf({ ...TABLE, winners: [1], turn: null })).toBe("you won · +3 kan");
  expect(standingOf({ ...TABLE, winners: [0, 2], turn: null })).toBe("Rin and Uribo won · +3 kan");
  expect(standingOf({ ...TABLE, winners: [], turn: null })).toBe("nobody won · +3 kan");
  expect(addressOf({ ...TABLE, winners: [1] })).toBe(`/replay/${TABLE.table}?seat=1`);
});

test("a forgotten person has no name, and open seats are not counted", () => {
  expect(otherNames({ ...TABLE, names: [null, "Ume", "Greedy"] })).toBe("with someone and Uribo");
  expect(otherNames({ ...TABLE, names: ["", "Ume", "Greedy"], players: ["open", "person", "greedy"] })).toBe(
    "with Uribo",
  );
  language.value = "ja";
  expect(standingOf({ ...TABLE, winners: [0] })).toBe("Rinの勝ち · +3貫");
});

test("tables stored by an older page are taken over once", async () => {
  const paths = [`/t/${"a".repeat(16)}/0`, `/t/${"b".repeat(16)}/2`];
  kept.set("hachiya.tables", JSON.stringify([...paths, "/elsewhere", "//example.org", 7].map((path) => ({ path }))));
  answers = (path) =>
    path.startsWith(paths[0]!) ? { status: 204 } : { status: 403, body: { say: { key: "serve-not-your-seat" } } };
  await importOldList();
  expect(asked.map(({ path }) => path)).toEqual(paths.map((path) => `${path}/mine`));
  expect(kept.size).toBe(0);
  await importOldList();
  expect(asked).toHaveLength(2);
});

test("tables stored by an older page are kept while the server is unreachable", async () => {
  kept.set("hachiya.tables", JSON.stringify([{ path: `/t/${"a".repeat(16)}/0` }]));
  answers = () => null;
  await importOldList();
  expect(kept.size).toBe(1);
});

test.each(["", "no JSON", "{}", "[1, null]"])("stored text that is no list is dropped: %s", async (text) => {
  kept.set("hachiya.tables", text);
  await importOldList();
  expect(asked).toEqual([]);
  expect(kept.size).toBe(0);
});

test("a search by days covers them from first to last moment", () => {
  expect(filterOf({ game: "", opponent: "  ", since: "", until: "" })).toBeNull();
  const day = filterOf({ game: "sannin", opponent: " Rin ", since: "2026-11-22", until: "2026-11-22" })!;
  expect(day).toMatchObject({ game: "sannin", opponent: "Rin" });
  expect(new Date(day.since!).toString()).toContain("Nov 22 2026 00:00:00");
  expect(new Date(day.until!).toString()).toContain("Nov 23 2026 00:00:00");
  expect(filterOf({ since: "0001-01-01" })!.since).toBeGreaterThanOrEqual(0);
  expect(filterOf({ since: "soon" })).toBeNull();
});

const tables = (from: number, number: number): OwnTable[] =>
  Array.from({ length: number }, (_, at) => ({ ...TABLE, path: `/t/${from + at}/1` }));
const page = (rows: OwnTable[], more: string | null) => ({
  status: 200,
  body: { known: true, phrase: false, tables: rows, more },
});

test("a list continues at its end and is refreshed as far as it was loaded", async () => {
  answers = (path) => (path.includes("before=next") ? page(tables(20, 5), null) : page(tables(0, 20), "next"));
  const list = new TableListing("over");
  await list.reload();
  expect([list.tables.value!.length, list.more.value, list.known.value]).toEqual([20, "next", true]);
  await list.loadMore();
  expect([list.tables.value!.length, list.more.value]).toEqual([25, null]);
  await list.reload();
  expect(list.tables.value!.length).toBe(25);
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/me/tables?state=over",
    "/api/me/tables?state=over&before=next",
    "/api/me/tables?state=over",
    "/api/me/tables?state=over&before=next",
  ]);
  await list.search({ opponent: "Rin & co" });
  expect(asked.at(-1)!.path).toBe("/api/me/tables?state=over&opponent=Rin+%26+co");
  expect(list.tables.value!.length).toBe(20);
});

test("the last request wins, and a failure is shown", async () => {
  answers = (path) => (path.includes("rin") ? page(tables(0, 1), null) : page(tables(0, 2), null));
  const list = new TableListing("over");
  await Promise.all([list.search({ opponent: "r" }), list.search({ opponent: "rin" })]);
  expect(list.tables.value!.length).toBe(1);
  answers = () => ({ status: 503, body: { say: { key: "serve-damaged" } } });
  await list.reload();
  expect(list.failure.value).toBe("The record of this table is damaged");
  expect(list.tables.value!.length).toBe(1);
});

test("days count by the calendar", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 0) });
  expect(ago(new Date(2026, 10, 25, 8, 30).getTime())).toBe("30 minutes ago");
  expect(ago(new Date(2026, 10, 24, 20, 0).getTime())).toBe("13 hours ago");
  expect(ago(new Date(2026, 10, 24, 8, 0).getTime())).toBe("yesterday");
  expect(ago(new Date(2026, 10, 23, 20, 0).getTime())).toBe("2 days ago");
  vi.useRealTimers();
});
