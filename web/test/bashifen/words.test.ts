import { afterEach, describe, expect, test } from "vitest";
import { cardNames, lastTrick, lines, pairOfRest, seen, told } from "../../src/bashifen/names";
import { cardOfKind, kindOf, shownBy, sumOf, trumpsLeft } from "../../src/bashifen/pack";
import { language } from "../../src/preferences";
import type { BashifenEvent } from "../../src/protocol/messages";
import { cards, hand, view } from "../bashifen";

const people = { names: ["Aki", "Ben", "Chie", "Dai"], viewer: 0 as const };

afterEach(() => {
  language.value = "en";
});

describe("the two packs", () => {
  test("a card's number is its action", () => {
    expect(cards("2S AS 2H AC LJ BJ").map(kindOf)).toEqual([0, 12, 13, 51, 52, 53]);
    for (let kind = 0; kind < 54; kind += 1) expect(kindOf(cardOfKind(kind))).toBe(kind);
  });

  test("what an action of the drawing shows", () => {
    const stage = { trump_rank: 10 };
    expect([kindOf("TH"), 55, 57, 60, 61].map((action) => shownBy(action, stage))).toEqual([
      ["TH"],
      null,
      ["TH", "TH"],
      ["LJ", "LJ"],
      ["BJ", "BJ"],
    ]);
  });

  test("200 points in two packs", () => {
    const pack = Array.from({ length: 54 }, (_, kind) => cardOfKind(kind));
    expect(2 * sumOf(pack)).toBe(200);
  });

  test("36 trumps with a suit, 12 without", () => {
    const sum = (left: object) =>
      Object.values(left).reduce((total: number, count: number | null) => total + (count ?? 0), 0);
    expect(sum(trumpsLeft([], 7, "H"))).toBe(36);
    expect(sum(trumpsLeft([], 7, "none"))).toBe(12);
    expect(trumpsLeft(cards("BJ 7H 7S 7S AH 9C"), 7, "H")).toEqual({
      big: 1,
      little: 2,
      stage: 1,
      otherStages: 4,
      suit: 23,
    });
  });
});

const EVENTS: [BashifenEvent, string][] = [
  [{ e: "draw_seats", draws: [], dealer: 1 }, "Ben: cuts the highest card and draws first"],
  [
    { e: "deal", n: 2, dealer: 1, stage: [2, 11], trump_rank: 11, first: 1, draws: [], widow: [] },
    "Deal 2, level J. Ben: draws first",
  ],
  [{ e: "declare", seat: 3, cards: cards("7S 7S"), drawn: 40 }, "Dai: shows 7 of spades (a pair)"],
  [{ e: "trumps", suit: "H", dealer: 0, by: "declared" }, "Trumps: hearts. Declarer: You"],
  [
    { e: "trumps", suit: "none", dealer: 2, by: "widow" },
    "Nobody showed a card, the kitty is turned. Trumps: no suit. Declarer: Chie",
  ],
  [{ e: "bury", seat: 2, cards: cards("? ? ? ? ? ? ? ?") }, "Chie: buries eight cards"],
  [{ e: "play", seat: 0, cards: cards("AH KH KH") }, "You: ace of hearts and king of hearts (a pair)"],
  [{ e: "trick", winner: 1, points: 25 }, "Ben: takes it, 25 points"],
  [{ e: "trick", winner: 1, points: 0 }, "Ben: takes it"],
  [{ e: "failed_lead", seat: 2 }, "Chie: the throw could be beaten. All the rest goes to Ben and Dai"],
  [
    { e: "deal_end", points: 45, widow_points: 0, stage: [4, 2], dealer: 0 },
    "The deal ends. The opponents have 45 points",
  ],
  [{ e: "match_end", winners: [1, 3] }, "The match ends. Winners: Ben and Dai"],
];

test.each(EVENTS)("an event in words: %j", (event, text) => {
  expect(told(event, people, "words")).toBe(text);
  for (const lang of ["en", "ja", "zh"]) {
    language.value = lang;
    for (const spelling of ["signs", "words"] as const)
      expect(told(event, people, spelling)).not.toMatch(/[{}]|undefined|\?/);
  }
});

test("what carries no rule needs no word", () => {
  expect(told({ e: "commit", n: 1, sha256: "0".repeat(64) }, people, "words")).toBeNull();
});

test("cards are signs for eyes and words for ears", () => {
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

  test("its plays stand trick by trick in the log", () => {
    expect(lines(record, people).map(({ text }) => text.replaceAll("\uFE0E", ""))).toEqual([
      "Deal 2, level 2. You: draws first",
      "You: buries eight cards",
      "You: ♦A · Ben: ♦3 · Chie: ♦K · Dai: ♦5 → You: takes it, 15 points",
      "You: ♦9 ♦8",
    ]);
  });

  test("its last trick can be looked at again", () => {
    const last = lastTrick(record)!;
    expect([last.winner, last.points, last.plays.map(({ cards: played }) => played.join())]).toEqual([
      0,
      15,
      cards("AD 3D KD 5D"),
    ]);
    expect(lastTrick(record.slice(0, 4))).toBeNull();
  });

  test("what one has seen: played, buried by oneself, in hand", () => {
    const found = seen(record, view({ suits: hand({ trumps: "BJ" }), buried: cards("3S 3S") }));
    expect(found).toEqual(cards("AD 3D KD 5D 9D 8D 3S 3S BJ"));
  });

  test("the rest goes with the last trick, after a wrong lead to the other pair", () => {
    expect(pairOfRest(record)).toBe(0);
    expect(pairOfRest([...record, { e: "failed_lead", seat: 0 }])).toBe(1);
  });
});
