import { afterEach, describe, expect, test } from "vitest";
import { cardNames, lastTrick, plainSentence, seenCards } from "../../src/bashifen/names";
import { cardOfKind, kindOf, shownBy, sumOf, trumpsLeft } from "../../src/bashifen/pack";
import { language } from "../../src/preferences";
import type { BashifenEvent } from "../../src/protocol/messages";
import { cards, hand, view } from "../bashifen";

afterEach(() => {
  language.value = "en";
});

describe("the two packs", () => {
  test("a card's number equals its action", () => {
    expect(cards("2S AS 2H AC LJ BJ").map(kindOf)).toEqual([0, 12, 13, 51, 52, 53]);
    for (let kind = 0; kind < 54; kind += 1) expect(kindOf(cardOfKind(kind))).toBe(kind);
  });

  test("an action of the draw names the cards that it shows", () => {
    const deal = { trump_rank: 10 };
    expect([kindOf("TH"), 55, 57, 60, 61].map((action) => shownBy(action, deal))).toEqual([
      ["TH"],
      null,
      ["TH", "TH"],
      ["LJ", "LJ"],
      ["BJ", "BJ"],
    ]);
  });

  test("two packs have 200 points", () => {
    const pack = Array.from({ length: 54 }, (_, kind) => cardOfKind(kind));
    expect(2 * sumOf(pack)).toBe(200);
  });

  test("a deal has 36 trumps with a trump suit and 12 without", () => {
    const sum = (left: object) =>
      Object.values(left).reduce((total: number, count: number | null) => total + (count ?? 0), 0);
    expect(sum(trumpsLeft([], 7, "H"))).toBe(36);
    expect(sum(trumpsLeft([], 7, "none"))).toBe(12);
    expect(trumpsLeft(cards("BJ 7H 7S 7S AH 9C"), 7, "H")).toEqual({
      big: 1,
      little: 2,
      trumpLevelCards: 1,
      otherLevelCards: 4,
      suit: 23,
    });
  });
});

test("cards are written as symbols and read out as words", () => {
  expect(plainSentence("Ben plays ♥A ♦10.")).toBe("Ben plays ace of hearts 10 of diamonds.");
  expect(plainSentence(null)).toBeNull();
  expect(cardNames(cards("TS BJ"), "signs")).toBe("♠\uFE0E10 big joker");
  language.value = "ja";
  expect(cardNames(cards("TS TS LJ"), "words")).toBe("スペードの10のペアと小ジョーカー");
});

describe("the present deal", () => {
  const record: BashifenEvent[] = [
    { e: "deal", n: 1, dealer: null, stage: [0, 0], trump_rank: 2, first: 0, draws: [], widow: [] },
    { e: "play", seat: 3, cards: ["3C"] },
    { e: "deal", n: 2, dealer: 0, stage: [2, 2], trump_rank: 2, first: 0, draws: [], widow: [] },
    { e: "bury", seat: 0, cards: cards("3S 3S 4S 4S 5C 6C 8C 9C") },
    ...[0, 1, 2, 3].map((seat): BashifenEvent => ({ e: "play", seat, cards: [["AD", "3D", "KD", "5D"][seat]!] })),
    { e: "trick", winner: 0, points: 15 },
    { e: "play", seat: 0, cards: cards("9D 8D") },
  ];

  test("keeps its last trick to be looked at again", () => {
    const last = lastTrick(record)!;
    expect([last.winner, last.points, last.plays.map(({ cards: played }) => played.join())]).toEqual([
      0,
      15,
      cards("AD 3D KD 5D"),
    ]);
    expect(lastTrick(record.slice(0, 4))).toBeNull();
  });

  test("lists the cards that the seat has seen: played, own buried and in hand", () => {
    const result = seenCards(record, view({ suits: hand({ trumps: "BJ" }), buried: cards("3S 3S") }));
    expect(result).toEqual(cards("AD 3D KD 5D 9D 8D 3S 3S BJ"));
  });
});
