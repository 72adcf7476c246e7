import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isChosen, isUsedUp, stillHeld } from "../../src/judge/packSets";
import { paidToday, setToday, today, todayFirst } from "../../src/judge/today";
import { storedTrumps, storeTrumps } from "../../src/judge/trumps";

const USUAL = today.value;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

afterEach(() => {
  setToday(USUAL);
  vi.unstubAllGlobals();
});

test("a card is used up when both of its kind lie in sets", () => {
  const sets = { hand: ["AH", "KH"], gone: ["AH"] };
  expect(["AH", "KH", "3S"].map((card) => isUsedUp(card, sets))).toEqual([true, false, false]);
});

test("a hand that loses a card loses it from what is chosen too", () => {
  expect(stillHeld(["AH", "KH", "KH"], ["AH", "KH", "3S"])).toEqual(["AH", "KH"]);
  expect(stillHeld(["AH"], [])).toEqual([]);
});

test("of equal cards the first ones are the chosen ones", () => {
  const hand = ["3H", "KH", "KH", "AH"];
  expect(hand.map((_, place) => isChosen(hand, place, ["KH", "AH"]))).toEqual([false, true, false, true]);
});

test("what is paid today depends on the field, or on the rate", () => {
  const byField = [
    { each: 24, kind: "small" as const },
    { each: 96, kind: "grand" as const },
  ];
  const byRate = [
    { each: 40, rate: 1 },
    { each: 80, rate: 2 },
  ];
  setToday({ kind: "grand", rate: 2 });
  expect([byField, byRate, []].map((pays) => paidToday(pays, today.value))).toEqual([96, 80, 0]);
});

test("the game of today stands first", () => {
  setToday({ game: "hachiju" });
  const games = ["sannin", "nakayoshi", "hachiju"].map((game) => ({ game }));
  expect(todayFirst(games, today.value).map(({ game }) => game)).toEqual(["hachiju", "sannin", "nakayoshi"]);
});

test("trumps that no table can have are not taken from what is stored", () => {
  storeTrumps({ level: 13, suit: "none" });
  expect(storedTrumps()).toEqual({ level: 13, suit: "none" });
  kept.set("hachiya.judge.trumps", "99 X");
  expect(storedTrumps()).toEqual({ level: 2, suit: "S" });
});
