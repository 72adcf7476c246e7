import { expect, test } from "vitest";
import type { GameOffer } from "../../src/protocol/messages";
import { rulesOf, rulesPath } from "../../src/table/houseRules";

const option = (name: string, values: GameOffer["options"][number]["values"], usual: string | number) => ({
  name,
  values,
  usual,
  clause: "",
  only_with: null,
});
const GAME: GameOffer = {
  name: "sannin",
  seats: [3, 4],
  options: [
    option("multipliers", ["A", "B"], "A"),
    { ...option("overtime", ["no", "yes"], "no"), only_with: { name: "months", values: [12, 6] } },
    option("months", [12, 6, 3], 12),
    option("deals", { least: 1, most: 100 }, 12),
  ],
  clocked: false,
  bots: [],
};
const RULES = { options: { multipliers: "B", overtime: "yes", months: 6, deals: 7 }, seats: 4 };

const queryOf = (address: string) => new URL(address, "http://house").search;

test("an address names every option, and gives its rules back", () => {
  const address = rulesPath(GAME, RULES);
  expect(address).toBe("/house/sannin?multipliers=B&overtime=yes&months=6&deals=7&seats=4");
  expect(rulesOf(GAME, queryOf(address))).toEqual({ ...RULES, doubts: [] });
});

test("what an address does not say is usual", () => {
  const usual = { multipliers: "A", overtime: "no", months: 12, deals: 12 };
  expect(rulesOf(GAME, "")).toEqual({ options: usual, seats: 3, doubts: [] });
  expect(rulesOf(GAME, "?seats=4&multipliers=B").options).toEqual({ ...usual, multipliers: "B" });
});

test("what the game does not know is doubted, and the usual value holds", () => {
  const { options, seats, doubts } = rulesOf(GAME, "?moon=full&multipliers=Z&months=7&deals=1000&seats=9&deals=7");
  expect(options).toEqual({ multipliers: "A", overtime: "no", months: 12, deals: 7 });
  expect(seats).toBe(3);
  expect(doubts).toEqual([
    { about: "option", text: "moon" },
    { about: "value", text: "Z", option: "multipliers" },
    { about: "value", text: "7", option: "months" },
    { about: "value", text: "1000", option: "deals" },
    { about: "seats", text: "9" },
  ]);
});

test("a value that the other options do not allow is doubted", () => {
  const { options, doubts } = rulesOf(GAME, "?overtime=yes&months=3");
  expect(options).toMatchObject({ overtime: "no", months: 3 });
  expect(doubts).toEqual([{ about: "value", text: "yes", option: "overtime" }]);
});
