import { expect, test } from "vitest";
import { after } from "../../src/lobby/feed";
import type { LobbyTable } from "../../src/protocol/messages";

const table = (id: string, ...names: string[]): LobbyTable => ({
  table: id,
  game: "sannin",
  options: {},
  names,
  players: names.map((name) => (name ? "person" : "open")),
  signs: names.map(() => null),
  host: 0,
  watched: true,
});

test("what is told first is all there is", () => {
  expect(after(null, { whole: true, tables: [table("a", "Rin", "")], gone: [] })).toEqual([table("a", "Rin", "")]);
  expect(after([table("a", "Rin", "")], { whole: true, tables: [], gone: [] })).toEqual([]);
});

test("tables come below, change where they stand, and go", () => {
  let tables = after(null, { whole: true, tables: [table("a", "Rin", "", ""), table("b", "Mio", "")], gone: [] });
  tables = after(tables, { whole: false, tables: [table("c", "Ume", "")], gone: [] });
  tables = after(tables, { whole: false, tables: [table("a", "Rin", "Kiku", "")], gone: [] });
  expect(tables.map(({ names }) => names.join(""))).toEqual(["RinKiku", "Mio", "Ume"]);
  tables = after(tables, { whole: false, tables: [], gone: ["b"] });
  expect(tables.map((row) => row.table)).toEqual(["a", "c"]);
});
