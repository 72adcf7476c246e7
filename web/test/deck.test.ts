import { expect, test } from "vitest";
import { kindOf, LETTERS, ofKind, pointsOf } from "../src/cards/deck";
import { fixtures } from "./hanafuda";

test("the deck equals that of the rules, with 264 points", () => {
  expect(LETTERS).toBe(fixtures.letters);
  expect(pointsOf(LETTERS, fixtures.card_points)).toBe(264);
});

test("a card's kind determines its points", () => {
  expect([..."AEBC"].map(kindOf)).toEqual(["light", "tane", "ribbon", "plain"]);
  expect(ofKind("ABCDE", "plain")).toBe("CD");
  expect(pointsOf("ABCE", { light: 20, tane: 10, ribbon: 5, plain: 0 })).toBe(35);
});
