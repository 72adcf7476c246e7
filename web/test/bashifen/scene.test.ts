import { describe, expect, test } from "vitest";
import { momentsOf, type Scene, sceneOf } from "../../src/bashifen/scene";
import type { BashifenEvent, BashifenView } from "../../src/protocol/messages";
import { hand, view } from "../bashifen";

const ids = ({ hand: groups }: Scene) => groups.flatMap((group) => group.cards.map(({ id }) => id));

describe("the identity of cards", () => {
  const before = sceneOf(view({ suits: hand({ S: "AS 9S 9S" }) }), null);
  const [ace, first, second] = ids(before);

  test("two equal cards have different ids that do not change", () => {
    expect(first).not.toBe(second);
    expect(ids(sceneOf(view({ suits: hand({ S: "AS 9S 9S" }) }), before))).toEqual([ace, first, second]);
  });

  test("the picked one of two equal cards is played", () => {
    const after = view({ suits: hand({ S: "AS 9S" }), trick: [{ seat: 0, cards: ["9S"] }] });
    const scene = sceneOf(after, before, [second!]);
    expect(ids(scene)).toEqual([ace, first]);
    expect(scene.trick[0]!.cards[0]!.id).toBe(second);
    expect(sceneOf(after, before, [first!]).trick[0]!.cards[0]!.id).toBe(first);
  });

  test("the picked one of two equal cards is buried", () => {
    expect(ids(sceneOf(view({ suits: hand({ S: "AS 9S" }) }), before, [first!]))).toEqual([ace, second]);
  });

  test("a drawn card comes from the stock and another seat's play from that seat", () => {
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

describe("the moments of an entry", () => {
  const before = view({ trick: [{ seat: 1, cards: ["AS"] }], ahead: 1 });
  const after = view({ turn: 1, trick: [], ahead: null, points: 10 });
  const whole: BashifenEvent[] = [
    { e: "play", seat: 0, cards: ["KS"] },
    { e: "trick", winner: 1, points: 10 },
  ];

  test("a complete trick is shown with its winner before it is taken", () => {
    const [played, won] = momentsOf(before, whole, after);
    expect([played!.view.trick.length, played!.view.ahead, played!.hold]).toEqual([2, 1, "read"]);
    expect(won!.view).toBe(after);
  });

  test("hands change with the play and points with the trick", () => {
    const now = view({ ...after, suits: hand({ S: "9S" }), phase: "deal" });
    const end: BashifenEvent = { e: "deal_end", points: 10, widow_points: 0, stage: [7, 4], dealer: 0 };
    const [played, won] = momentsOf(before, [...whole, end], now);
    expect([played!.view.suits, played!.view.points, played!.view.phase]).toEqual([now.suits, 0, "play"]);
    expect([won!.view.trick, won!.view.points, won!.view.phase]).toEqual([[], 10, "play"]);
  });

  test("the last moment equals the server's view, and every event belongs to one moment", () => {
    expect(momentsOf(before, whole, after).flatMap(({ events }) => events)).toEqual(whole);
  });

  test("a drawn card is a moment without an event and without a pause", () => {
    const tick: BashifenView = view({ phase: "draw", drawn: 7 });
    expect(momentsOf(view({ phase: "draw", drawn: 6 }), [], tick)).toEqual([{ view: tick, events: [], hold: "none" }]);
  });

  test("no seat can choose while a trick is cleared away", () => {
    const [played] = momentsOf(view({ legal: [3] }), whole, after);
    expect([played!.view.turn, played!.view.legal]).toEqual([null, []]);
  });
});
