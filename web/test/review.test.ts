import { expect, test } from "vitest";
import type { ReviewJson } from "../src/protocol/messages";
import { lossesByDeal, matchOf, replayAddress, runningSums, share } from "../src/review/figures";

test("a judged choice is shown from its seat at the moment before it", () => {
  const starts = [0, 40, 75];
  expect(replayAddress(starts, { at: 12, seat: 2 })).toBe("?seat=2&deal=1&at=12");
  expect(replayAddress(starts, { at: 41, seat: 0 })).toBe("?seat=0&deal=2&at=1");
  expect(replayAddress(starts, { at: 80, seat: 1 })).toBe("?seat=1&deal=3&at=5");
});

test("a choice before the first card of a deal is shown at the end of the deal before", () => {
  expect(replayAddress([0, 40], { at: 40, seat: 0 })).toBe("?seat=0&deal=1&at=40");
  expect(replayAddress([0], { at: 0, seat: 0 })).toBe("?seat=0&deal=1&at=1");
});

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

test("the address of a further match of a record has its number", () => {
  expect(["", "?match=3", "?match=x", "?match=0"].map(matchOf)).toEqual([0, 2, 0, 0]);
  expect(replayAddress([0], { at: 7, seat: 1 }, 2)).toBe("?match=3&seat=1&deal=1&at=7");
});
