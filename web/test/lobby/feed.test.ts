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

test("the first message has the whole list", () => {
  expect(after(null, { whole: true, tables: [table("a", "Rin", "")], gone: [] })).toEqual([table("a", "Rin", "")]);
  expect(after([table("a", "Rin", "")], { whole: true, tables: [], gone: [] })).toEqual([]);
});

test("tables are added at the end, changed in place, and removed", () => {
  let tables = after(null, { whole: true, tables: [table("a", "Rin", "", ""), table("b", "Mio", "")], gone: [] });
  tables = after(tables, { whole: false, tables: [table("c", "Ume", "")], gone: [] });
  tables = after(tables, { whole: false, tables: [table("a", "Rin", "Kiku", "")], gone: [] });
  expect(tables.map(({ names }) => names.join(""))).toEqual(["RinKiku", "Mio", "Ume"]);
  tables = after(tables, { whole: false, tables: [], gone: ["b"] });
  expect(tables.map((row) => row.table)).toEqual(["a", "c"]);
});
