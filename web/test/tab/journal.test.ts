import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DamagedJournal, Journal, NoStorage } from "../../src/tab/journal";

type Line = [table: string, number: number, text: string];

let factory: IDBFactory;
let journal: Journal;
const commit = (lines: Line[], summaries: Record<string, string> = {}, removed: string[] = []) =>
  journal.commit(JSON.stringify({ removed, lines, summaries }));
const linesOf = async (table: string): Promise<string[]> => JSON.parse(await journal.lines(table));

beforeAll(() => {
  Object.assign(globalThis, { IDBKeyRange });
});
beforeEach(() => {
  factory = new IDBFactory();
  journal = new Journal(factory);
});

describe("a journal", () => {
  test("gives the lines of each table in their order", async () => {
    expect(
      await commit([
        ["a", 1, "first"],
        ["b", 1, "other"],
        ["a", 2, "second"],
      ]),
    ).toBe(true);
    for (let number = 3; number <= 12; number += 1) expect(await commit([["a", number, `${number}`]])).toBe(true);
    expect((await linesOf("a")).slice(0, 3)).toEqual(["first", "second", "3"]);
    expect((await linesOf("a")).at(-1)).toBe("12");
    expect(await linesOf("b")).toEqual(["other"]);
    expect(await linesOf("none")).toEqual([]);
  });

  test.each([
    ["is taken", 1],
    ["does not follow", 3],
  ])("stores nothing of a commit with a line whose number %s", async (_, number) => {
    await commit([["a", 1, "first"]], { a: "before" });
    expect(
      await commit(
        [
          ["b", 1, "other"],
          ["a", number, "late"],
        ],
        { a: "after", b: "new" },
      ),
    ).toBe(false);
    expect(await linesOf("a")).toEqual(["first"]);
    expect(await linesOf("b")).toEqual([]);
    expect(JSON.parse(await journal.summaries())).toEqual({ a: "before" });
  });

  test("keeps the last summary of each table", async () => {
    await commit([], { a: "old", b: "other" });
    await commit([], { a: "new" });
    expect(JSON.parse(await journal.summaries())).toEqual({ a: "new", b: "other" });
  });

  test("removes a table with its lines, and begins it anew", async () => {
    await commit(
      [
        ["a", 1, "first"],
        ["ab", 1, "other"],
      ],
      { a: "summary", ab: "other" },
    );
    expect(await commit([["a", 1, "again"]], {}, ["a"])).toBe(true);
    expect(await linesOf("a")).toEqual(["again"]);
    expect(await linesOf("ab")).toEqual(["other"]);
    expect(JSON.parse(await journal.summaries())).toEqual({ ab: "other" });
  });

  test("lets one of two tabs be first", async () => {
    const other = new Journal(factory);
    await commit([["a", 1, "first"]]);
    const line = (text: string) => JSON.stringify({ removed: [], lines: [["a", 2, text]], summaries: {} });
    const results = await Promise.all([journal.commit(line("one")), other.commit(line("two"))]);
    expect(results.sort()).toEqual([false, true]);
    expect(await linesOf("a")).toHaveLength(2);
  });

  test("has everything after it is opened again", async () => {
    await commit([["a", 1, "first"]], { a: "summary" });
    journal = new Journal(factory);
    expect(await linesOf("a")).toEqual(["first"]);
    expect(JSON.parse(await journal.summaries())).toEqual({ a: "summary" });
  });

  test("is opened again after another tab has needed it closed", async () => {
    await commit([["a", 1, "first"]]);
    await new Promise((resolve) => {
      factory.deleteDatabase("hachiya").onsuccess = resolve;
    });
    expect(await linesOf("a")).toEqual([]);
    expect(await commit([["a", 1, "new"]])).toBe(true);
  });

  test("that lacks a line is damaged", async () => {
    await commit([
      ["a", 1, "first"],
      ["a", 2, "second"],
      ["a", 3, "third"],
    ]);
    await new Promise((resolve) => {
      const opening = factory.open("hachiya");
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("lines", "readwrite");
        transaction.objectStore("lines").delete(["a", 2]);
        transaction.oncomplete = resolve;
      };
    });
    await expect(journal.lines("a")).rejects.toBeInstanceOf(DamagedJournal);
  });

  test("cannot be opened where the browser keeps nothing", async () => {
    await expect(new Journal(undefined).open()).rejects.toBeInstanceOf(NoStorage);
  });
});
