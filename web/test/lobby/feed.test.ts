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
  running: false,
  watching: 0,
});

test("the first message has the whole list", () => {
  expect(after(null, { whole: true, tables: [table("a", "Rin", "")], gone: [], here: 1 })).toEqual([
    table("a", "Rin", ""),
  ]);
  expect(after([table("a", "Rin", "")], { whole: true, tables: [], gone: [], here: 1 })).toEqual([]);
});

test("tables are added at the end, changed in place, and removed", () => {
  let tables = after(null, {
    whole: true,
    tables: [table("a", "Rin", "", ""), table("b", "Mio", "")],
    gone: [],
    here: 1,
  });
  tables = after(tables, { whole: false, tables: [table("c", "Ume", "")], gone: [], here: 1 });
  tables = after(tables, { whole: false, tables: [table("a", "Rin", "Kiku", "")], gone: [], here: 1 });
  expect(tables.map(({ names }) => names.join(""))).toEqual(["RinKiku", "Mio", "Ume"]);
  tables = after(tables, { whole: false, tables: [], gone: ["b"], here: 1 });
  expect(tables.map((row) => row.table)).toEqual(["a", "c"]);
});
