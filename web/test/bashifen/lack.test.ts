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

describe("the lack of an incomplete follow", () => {
  test("is one card of the suit for a single lead", () => {
    const ask = follow(1, 0, "AS 5S");
    expect(why(ask, "")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "5S")).toBeNull();
    expect(why(ask, "5S AS")).toEqual({ why: "many", n: 1 });
  });

  test("is a pair of the suit where one is held", () => {
    const ask = follow(2, 1, "AS 5S 5S");
    expect(why(ask, "")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "5S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "AS 5S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "5S 5S")).toBeNull();
  });

  test("is two cards of the suit where no pair is held", () => {
    const ask = follow(2, 1, "AS 9S 5S");
    expect(why(ask, "AS")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "AS 9S")).toBeNull();
  });

  test("is the whole suit and any other cards where the suit is too short", () => {
    const ask = follow(3, 1, "9S");
    expect(why(ask, "KD KD")).toEqual({ why: "suit", n: 1 });
    expect(why(ask, "9S KD")).toEqual({ why: "cards", n: 1 });
    expect(why(ask, "9S KD 3C")).toBeNull();
  });

  test("is any cards where the suit is not held", () => {
    const ask = follow(2, 1, "");
    expect(why(ask, "KD")).toEqual({ why: "cards", n: 1 });
    expect(why(ask, "KD 3C")).toBeNull();
  });

  test("is as many pairs as were led and other cards of the suit", () => {
    const ask = follow(5, 2, "AS KS KS 9S 9S 5S 5S 3S");
    expect(why(ask, "AS KS KS 9S 3S")).toEqual({ why: "pairs", n: 1 });
    expect(why(ask, "AS KS KS 5S 5S")).toBeNull();
  });
});

test("a burial lacks cards up to eight", () => {
  const eight = cards("2S 3S 4S 5S 6S 8S 9S TS");
  expect(lackOf({ phase: "bury", ask: null }, eight.slice(3))).toEqual({ why: "cards", n: 3 });
  expect(lackOf({ phase: "bury", ask: null }, eight)).toBeNull();
});

test("a lead of several cards that are no pair is a throw", () => {
  expect([cards("AS"), cards("9S 9S"), cards("AS KS"), cards("AS KS KS")].map(isClaim)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("the uncertain parts of a throw are listed", () => {
  const tops = { single: ["AS"], pairs: ["AS", "KS"] };
  expect(uncertainParts(cards("AS KS KS"), tops)).toEqual({ pairs: [], singles: [] });
  expect(uncertainParts(cards("AS KS"), tops)).toEqual({ pairs: [], singles: ["KS"] });
  expect(uncertainParts(cards("AS QS QS"), tops)).toEqual({ pairs: ["QS"], singles: [] });
});
