import { expect, test } from "vitest";
import { following, numberOf } from "../src/puzzles/names";
import { isSameChoice } from "../src/puzzles/positionLine";

test("the next puzzle follows, and the first of a game follows its last", () => {
  expect(numberOf("sannin-7")).toBe(7);
  expect([following("sannin-7"), following("bashifen-60")]).toEqual(["sannin-8", "bashifen-1"]);
});

test("cards played together have no order", () => {
  expect(isSameChoice([3, 12, 54], [12, 3, 54])).toBe(true);
  expect(isSameChoice([3, 3], [3])).toBe(false);
});
