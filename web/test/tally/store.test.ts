import { IDBFactory } from "fake-indexeddb";
import { beforeAll, expect, test } from "vitest";
import { removeTally, type StoredTally, storedTallies, storedTally, storeTally } from "../../src/tally/store";

const tally = (id: string, changed: number): StoredTally => ({
  id,
  notebook: `notebook of ${id}`,
  game: "sannin",
  names: ["Aki", "Ben", "Chie"],
  deals: 0,
  result: null,
  draft: null,
  begun: 1,
  changed,
});

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

test("tallies are stored, read with the last changed first, and removed", async () => {
  await storeTally(tally("a", 1));
  await storeTally(tally("b", 3));
  await storeTally({ ...tally("a", 2), deals: 4 });
  expect((await storedTallies()).map(({ id, deals }) => [id, deals])).toEqual([
    ["b", 0],
    ["a", 4],
  ]);
  expect((await storedTally("a"))?.notebook).toBe("notebook of a");
  await removeTally("b");
  expect(await storedTally("b")).toBeUndefined();
  expect(await storedTallies()).toHaveLength(1);
});
