import { expect, test } from "vitest";
import type { MomentJson, ReviewJson } from "../src/protocol/messages";
import { isReviewed } from "../src/replay/position";
import { lossesByDeal, runningSums, share } from "../src/review/figures";
import { countsOf, markAt, marksOf, nearestMark, nextMistake, sentenceOf } from "../src/review/marks";

test("running sums begin with zero", () => {
  expect(runningSums([3, -1])).toEqual([0, 3, 2]);
  expect(runningSums([])).toEqual([0]);
});

test("shares are written with few digits", () => {
  expect([share(2, 3), share(0, 0)]).toEqual(["67 %", "–"]);
});

test("a seat's loss in a deal is the sum of its moments", () => {
  const moments = [
    { deal: 1, seat: 0, loss: 0.5 },
    { deal: 2, seat: 1, loss: 2 },
    { deal: 1, seat: 0, loss: 1 },
    { deal: 3, seat: 1, loss: 4 },
  ];
  const review = { deals: [{ n: 1 }, { n: 2 }], seats: [{}, {}], moments } as unknown as ReviewJson;
  expect(lossesByDeal(review)).toEqual([
    [1.5, 0],
    [0, 2],
  ]);
});

const moment = (at: number, seat: number, verdict: string, loss = 0) => ({ at, seat, verdict, loss });

const MOMENTS = [
  moment(0, 0, "best"),
  moment(4, 0, "mistake", 1),
  moment(5, 1, "blunder", 9),
  moment(9, 0, "best"),
  moment(12, 0, "blunder", 4),
  moment(12, 0, "small", 0.2),
];

const marks = marksOf({ moments: MOMENTS } as unknown as ReviewJson, 0);

test("the choices of a seat lie at the moments before them", () => {
  expect(marks.map(({ count }) => count)).toEqual([0, 3, 8, 11, 11]);
  expect(countsOf(marks)).toEqual({ best: 2, small: 1, mistake: 1, blunder: 1 });
  expect(markAt(marks, 3)?.moment.verdict).toBe("mistake");
  expect(markAt(marks, 11)?.moment.verdict).toBe("blunder");
  expect(markAt(marks, 4)).toBeUndefined();
});

test("the next mistake is one of the seat, and the first follows the last", () => {
  expect([0, 3, 10, 11].map((count) => nextMistake(marks, count)?.count)).toEqual([3, 11, 11, 3]);
  expect(nextMistake(marks.slice(0, 1), 0)).toBeUndefined();
});

test("a press between two choices means the nearer one", () => {
  expect([1, 2.2, 6, 40].map((count) => nearestMark(marks, count)?.count)).toEqual([0, 3, 8, 11]);
  expect(nearestMark([], 3)).toBeUndefined();
});

test("an address asks for a review by its query or by its path", () => {
  expect(isReviewed({ search: "?seat=1&review", pathname: "/replay/abc" })).toBe(true);
  expect(isReviewed({ search: "", pathname: "/review/abc" })).toBe(true);
  expect(isReviewed({ search: "?seat=1", pathname: "/replay/abc" })).toBe(false);
});

test("a choice is praised for the deal alone where another wins the match more often", () => {
  const fold = { said: { key: "action-fold" } };
  const join = { said: { key: "action-join" } };
  const keyOf = (chosen: object, for_match: object | null, verdict = "best") =>
    sentenceOf({ chosen, best: join, loss: 2, verdict, for_match } as unknown as MomentJson, { key: "stats-kan" }).key;
  expect(keyOf(join, null)).toBe("insight-chosen-best");
  expect(keyOf(join, fold)).toBe("insight-chosen-for-deal");
  expect(keyOf(fold, fold)).toBe("insight-chosen-best");
  expect(keyOf(fold, null, "mistake")).toBe("insight-chosen-worse");
});
