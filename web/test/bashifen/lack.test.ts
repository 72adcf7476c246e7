import { describe, expect, test } from "vitest";
import { isClaim, uncertainParts } from "../../src/bashifen/claim";
import { lackOf } from "../../src/bashifen/lack";
import type { PlayRequirement } from "../../src/protocol/messages";
import { cards } from "../bashifen";

/** A follow to a lead in spades, by its cards and pairs, with these spades in hand. */
function follow(led: number, pairs: number, spades: string): PlayRequirement {
  const of = cards(spades);
  const own = of.filter((card, index) => of.indexOf(card) !== index).length;
  const counts = { cards: led, least: Math.min(led, of.length), pairs: Math.min(pairs, own) };
  return { ...counts, suit: "S", of, must: [], may: [] };
}

const why = (ask: PlayRequirement, chosen: string) => lackOf({ phase: "play", ask }, cards(chosen));

describe("what a follow lacks", () => {
  test("one card of the suit", () => {
    const ask = follow(1, 0, "AS 5S");
    expect(why(ask, "")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "5S")).toBeNull();
    expect(why(ask, "5S AS")).toEqual({ why: "many", n: 1 });
  });

  test("a pair, where there is one", () => {
    const ask = follow(2, 1, "AS 5S 5S");
    expect(why(ask, "")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "5S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "AS 5S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "5S 5S")).toBeNull();
  });

  test("both of the suit, where there is no pair", () => {
    const ask = follow(2, 1, "AS 9S 5S");
    expect(why(ask, "AS")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "AS 9S")).toBeNull();
  });

  test("all of the suit and any others, where there are too few", () => {
    const ask = follow(3, 1, "9S");
    expect(why(ask, "KD KD")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "9S KD")).toEqual({ why: "cards", n: 1 });
    expect(why(ask, "9S KD 3C")).toBeNull();
  });

  test("any cards, where there is none of the suit", () => {
    const ask = follow(2, 1, "");
    expect(why(ask, "KD")).toEqual({ why: "cards", n: 1 });
    expect(why(ask, "KD 3C")).toBeNull();
  });

  test("as many pairs as were led, and others beside them", () => {
    const ask = follow(5, 2, "AS KS KS 9S 9S 5S 5S 3S");
    expect(why(ask, "AS KS KS 9S 3S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "AS KS KS 5S 5S")).toBeNull();
  });
});

test("eight cards are buried", () => {
  const eight = cards("2S 3S 4S 5S 6S 8S 9S TS");
  expect(lackOf({ phase: "bury", ask: null }, eight.slice(3))).toEqual({ why: "cards", n: 3 });
  expect(lackOf({ phase: "bury", ask: null }, eight)).toBeNull();
});

test("several cards that are no pair claim that nobody can beat them", () => {
  expect([cards("AS"), cards("9S 9S"), cards("AS KS"), cards("AS KS KS")].map(isClaim)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("what of a claim is uncertain, part by part", () => {
  const tops = { single: ["AS"], pairs: ["AS", "KS"] };
  expect(uncertainParts(cards("AS KS KS"), tops)).toEqual({ pairs: [], singles: [] });
  expect(uncertainParts(cards("AS KS"), tops)).toEqual({ pairs: [], singles: ["KS"] });
  expect(uncertainParts(cards("AS QS QS"), tops)).toEqual({ pairs: ["QS"], singles: [] });
});
