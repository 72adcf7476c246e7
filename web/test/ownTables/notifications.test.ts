import { afterEach, expect, test, vi } from "vitest";
import type { OwnTable } from "../../src/protocol/messages";
import { permission, requestNotifications } from "../../src/table/notifications";
import { notifyOfTables, waitingTables } from "../../src/table/waitingTables";

const TABLE: OwnTable = {
  table: "a".repeat(16),
  seat: 1,
  path: `/t/${"a".repeat(16)}/1`,
  game: "sannin",
  names: ["Rin", "Ume", "Greedy"],
  players: ["person", "person", "greedy"],
  n: 4,
  turn: 1,
  said: null,
  winners: null,
  again: false,
  at: 5,
};

class Notice {
  static permission = "default";
  static shown: Notice[] = [];
  static async requestPermission() {
    Notice.permission = "granted";
    return Notice.permission;
  }
  onclick = () => {};
  constructor(
    readonly title: string,
    readonly options: { tag: string },
  ) {
    Notice.shown.push(this);
  }
  close() {}
}

afterEach(() => vi.unstubAllGlobals());

test("a table waits for the person when others play and it is the own turn", () => {
  const alone = { ...TABLE, players: ["greedy", "person", "greedy"] };
  expect(waitingTables([{ ...TABLE, turn: null, winners: [0], again: true }])).toHaveLength(1);
  expect(
    waitingTables([TABLE, alone, { ...TABLE, turn: 0 }, { ...TABLE, winners: [1] }, { ...TABLE, turn: null }]),
  ).toEqual([TABLE]);
});

test("a person who allowed notifications gets one each turn while the page is hidden", async () => {
  const page = { hidden: true };
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("document", page);
  notifyOfTables([TABLE], []);
  expect(Notice.shown).toEqual([]);
  await requestNotifications();
  expect(permission.value).toBe("granted");
  notifyOfTables([TABLE], []);
  notifyOfTables([TABLE], [TABLE]);
  expect(Notice.shown.map(({ options }) => options.tag)).toEqual([TABLE.path]);
  notifyOfTables([{ ...TABLE, at: 6 }], [TABLE]);
  expect(Notice.shown).toHaveLength(2);
  page.hidden = false;
  notifyOfTables([{ ...TABLE, at: 7 }], [TABLE]);
  expect(Notice.shown).toHaveLength(2);
});
