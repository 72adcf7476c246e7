import { describe, expect, test } from "vitest";
import { follow, frames, type Scene, sceneOf } from "../../src/bashifen/scene";
import type { BashifenEvent, BashifenView } from "../../src/protocol/messages";
import { cards, hand, view } from "../bashifen";

const ids = ({ hand: groups }: Scene) => groups.flatMap((group) => group.cards.map(({ id }) => id));

describe("which card is which", () => {
  const before = sceneOf(view({ suits: hand({ S: "AS 9S 9S" }) }), null);
  const [ace, first, second] = ids(before);

  test("two equal cards have names of their own, and keep them", () => {
    expect(first).not.toBe(second);
    expect(ids(sceneOf(view({ suits: hand({ S: "AS 9S 9S" }) }), before))).toEqual([ace, first, second]);
  });

  test("of two equal cards the picked one is played", () => {
    const after = view({ suits: hand({ S: "AS 9S" }), trick: [{ seat: 0, cards: ["9S"] }] });
    const scene = sceneOf(after, before, [second!]);
    expect(ids(scene)).toEqual([ace, first]);
    expect(scene.trick[0]!.cards[0]!.id).toBe(second);
    expect(sceneOf(after, before, [first!]).trick[0]!.cards[0]!.id).toBe(first);
  });

  test("of two equal cards the picked one is buried", () => {
    expect(ids(sceneOf(view({ suits: hand({ S: "AS 9S" }) }), before, [first!]))).toEqual([ace, second]);
  });

  test("a drawn card comes from the stock, another's play from his seat", () => {
    const scene = sceneOf(view({ suits: hand({ S: "AS KS 9S 9S" }), trick: [{ seat: 3, cards: ["KS"] }] }), before);
    const king = ids(scene)[1]!;
    expect(scene.from.get(king)).toBe("stock");
    expect(scene.from.get(scene.trick[0]!.cards[0]!.id)).toBe("seat-3");
    expect(scene.from.has(ace!)).toBe(false);
  });

  test("a new deal has new cards", () => {
    expect(ids(sceneOf(view({ n: 3, suits: hand({ S: "AS" }) }), before))).not.toEqual([ace]);
  });
});

describe("events one by one", () => {
  const start = view({
    suits: hand({ S: "9S 9S" }),
    hands: [cards("9S 9S"), cards("KS ?"), cards("? ?"), cards("? ?")],
    open: [[], ["KS"], [], []],
  });

  test("a play leaves the hand, known cards before unknown ones", () => {
    const one = follow(start, { e: "play", seat: 1, cards: ["KS"] });
    expect(one.hands[1]).toEqual(["?"]);
    expect(one.open[1]).toEqual([]);
    const two = follow(one, { e: "play", seat: 2, cards: cards("5S 5S") });
    expect(two.hands[2]).toEqual([]);
    const three = follow(two, { e: "play", seat: 0, cards: ["9S"] });
    expect(three.suits).toEqual(hand({ S: "9S" }));
    expect(three.trick.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test("points go to 子 alone, and its point cards lie open", () => {
    const trick = {
      ...start,
      trick: [
        { seat: 0, cards: cards("KS 3S") },
        { seat: 1, cards: cards("5S 4S") },
      ],
    };
    const ko = follow(trick, { e: "trick", winner: 1, points: 15 });
    expect([ko.points, ko.taken, ko.trick, ko.turn]).toEqual([15, cards("KS 5S"), [], 1]);
    const oya = follow(trick, { e: "trick", winner: 2, points: 15 });
    expect([oya.points, oya.taken]).toEqual([0, []]);
  });

  test("a declaration stands, lies open, and asks all anew", () => {
    const draw = view({ phase: "draw", confirmed: [0, 2], open: [[], [], ["7S"], []] });
    const after = follow(draw, { e: "declare", seat: 2, cards: cards("7S 7S"), drawn: 100 });
    expect(after.declared).toEqual({ seat: 2, cards: cards("7S 7S") });
    expect([after.open[2], after.confirmed]).toEqual([cards("7S 7S"), []]);
  });

  test("who buries has 25 cards left", () => {
    const other = view({ phase: "bury", dealer: 1, hands: [[], Array.from({ length: 33 }, () => "?"), [], []] });
    expect(follow(other, { e: "bury", seat: 1, cards: Array.from({ length: 8 }, () => "?") }).hands[1]).toHaveLength(
      25,
    );
  });

  test("a new deal begins with an empty table", () => {
    const deal: BashifenEvent = {
      e: "deal",
      n: 3,
      dealer: 1,
      stage: [7, 5],
      trump_rank: 5,
      first: 1,
      draws: [],
      widow: [],
    };
    const after = follow(start, deal);
    expect(after).toMatchObject({
      n: 3,
      phase: "draw",
      dealer: 1,
      trump_rank: 5,
      trumps: null,
      points: 0,
      suits: [],
      declared: null,
    });
    expect(after.hands).toEqual([[], [], [], []]);
  });
});

describe("moments", () => {
  const before = view({ trick: [{ seat: 1, cards: ["AS"] }], ahead: 1 });
  const after = view({ turn: 1, trick: [], ahead: null, points: 10 });
  const whole: BashifenEvent[] = [
    { e: "play", seat: 0, cards: ["KS"] },
    { e: "trick", winner: 1, points: 10 },
  ];

  test("a whole trick is seen, with who has won it, before it is taken", () => {
    const [played, won] = frames(before, whole, after);
    expect([played!.view.trick.length, played!.view.ahead, played!.hold]).toEqual([2, 1, "read"]);
    expect(won!.view).toBe(after);
  });

  test("the last moment is the server's, and every event is told once", () => {
    expect(frames(before, whole, after).flatMap(({ told }) => told)).toEqual(whole);
  });

  test("a card that is drawn is a moment without an event that waits for nothing", () => {
    const tick: BashifenView = view({ phase: "draw", drawn: 7 });
    expect(frames(view({ phase: "draw", drawn: 6 }), [], tick)).toEqual([{ view: tick, told: [], hold: "none" }]);
  });

  test("nobody can choose while a trick is cleared away", () => {
    const [played] = frames(view({ legal: [3] }), whole, after);
    expect([played!.view.turn, played!.view.legal]).toEqual([null, []]);
  });
});
