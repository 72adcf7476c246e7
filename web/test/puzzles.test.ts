import { expect, test } from "vitest";
import type { PuzzleShelves } from "../src/protocol/messages";
import { gameOf, numberOf } from "../src/puzzles/names";
import { isSameChoice } from "../src/puzzles/positionLine";
import { isSelected, neighbours, searchOf, selectionOf, themesOf } from "../src/puzzles/selection";

const SHELVES = [
  {
    game: "sannin",
    puzzles: [
      { name: "sannin-1", difficulty: 1, themes: ["catch"] },
      { name: "sannin-2", difficulty: 3, themes: ["sage"] },
      { name: "sannin-3", difficulty: 3, themes: ["catch", "deny"] },
      { name: "sannin-4", difficulty: 4, themes: ["hold"] },
    ],
  },
] as unknown as PuzzleShelves;

test("a puzzle is named by its game and its number", () => {
  expect([numberOf("sannin-7"), gameOf("sannin-7")]).toEqual([7, "sannin"]);
});

test("the next puzzle follows, and the first of a game follows its last", () => {
  const all = { theme: null, difficulty: null };
  expect(neighbours(SHELVES, all, "sannin-1")).toEqual({ previous: "sannin-4", next: "sannin-2" });
  expect(neighbours(SHELVES, all, "sannin-4")).toEqual({ previous: "sannin-3", next: "sannin-1" });
  expect(neighbours([], all, "sannin-1")).toBeNull();
});

test("the next puzzle is one of the selected ones, also after one that is not", () => {
  const selection = { theme: "catch", difficulty: null } as const;
  expect(neighbours(SHELVES, selection, "sannin-1")).toEqual({ previous: "sannin-3", next: "sannin-3" });
  expect(neighbours(SHELVES, selection, "sannin-2")).toEqual({ previous: "sannin-1", next: "sannin-3" });
});

test("puzzles are selected by theme and difficulty", () => {
  const names = (search: string) =>
    SHELVES[0]!.puzzles.filter((entry) => isSelected(entry, selectionOf(search))).map(({ name }) => numberOf(name));
  expect(names("")).toEqual([1, 2, 3, 4]);
  expect(names("?difficulty=3")).toEqual([2, 3]);
  expect(names("?theme=catch&difficulty=3")).toEqual([3]);
  expect(themesOf(SHELVES)).toEqual(["catch", "sage", "deny", "hold"]);
});

test("a selection is written into an address and read from it", () => {
  expect(searchOf(selectionOf("?theme=sage&difficulty=2"))).toBe("?theme=sage&difficulty=2");
  expect(searchOf(selectionOf("?difficulty=9"))).toBe("");
});

test("cards played together have no order", () => {
  expect(isSameChoice([3, 12, 54], [12, 3, 54])).toBe(true);
  expect(isSameChoice([3, 3], [3])).toBe(false);
});
