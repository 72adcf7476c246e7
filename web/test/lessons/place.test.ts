/** Checks where the words of a lesson stand, and the way back from it to a table. */

import { expect, test } from "vitest";
import { placeWords } from "../../src/lessons/place";
import { wayBack, withTable } from "../../src/lessons/wayBack";

const ROOM = { left: 0, top: 50, width: 400, height: 800 };
const FIELD = { left: 100, top: 300, width: 200, height: 200 };
const HAND = { left: 0, top: 700, width: 400, height: 100 };
const WORDS = { width: 300, height: 90 };

test("words stand above what is lit, with their point at its middle", () => {
  const lit = { left: 300, top: 320, width: 60, height: 100 };
  expect(placeWords(WORDS, ROOM, [lit], [HAND], FIELD)).toEqual({ left: 92, top: 214, side: "bottom", at: 238 });
});

test("words stand below what is lit at the upper edge", () => {
  const lit = { left: 20, top: 60, width: 100, height: 80 };
  const { top, side } = placeWords(WORDS, ROOM, [lit], [HAND], FIELD);
  expect([top, side]).toEqual([156, "top"]);
});

test("words never cover the hand, not even where it is lit", () => {
  const { top } = placeWords(WORDS, ROOM, [{ left: 10, top: 700, width: 60, height: 100 }], [HAND], FIELD);
  expect(top + WORDS.height).toBeLessThanOrEqual(HAND.top);
});

test("words stand above the buttons beside the hand where the lit card leaves no other room", () => {
  const button = { left: 250, top: 640, width: 150, height: 50 };
  const lit = { left: 200, top: 700, width: 60, height: 100 };
  const { top, side } = placeWords(WORDS, ROOM, [lit], [HAND, button], FIELD);
  expect([top, side]).toEqual([534, "bottom"]);
});

test("words cover nothing of several lit parts where there is room", () => {
  const lit = [FIELD, { left: 150, top: 700, width: 60, height: 100 }];
  const { top, side } = placeWords(WORDS, ROOM, lit, [HAND], FIELD);
  expect([top, side]).toEqual([194, "bottom"]);
});

test("words about nothing that is lit stand above the field, without a point", () => {
  expect(placeWords(WORDS, ROOM, [], [HAND], FIELD)).toEqual({ left: 50, top: 194, side: null, at: 0 });
});

test("a lesson leads back to a table of this house alone", () => {
  expect(wayBack("?table=%2Ft%2FabC-1_2%2F0")).toBe("/t/abC-1_2/0");
  expect(wayBack("?table=https%3A%2F%2Fexample.org")).toBeNull();
  expect(wayBack("")).toBeNull();
  expect(withTable("/learn/sannin/deck", "?table=%2Ft%2FabC%2Ftable")).toBe(
    "/learn/sannin/deck?table=%2Ft%2FabC%2Ftable",
  );
  expect(withTable("/learn", "")).toBe("/learn");
});
