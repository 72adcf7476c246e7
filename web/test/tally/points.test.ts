import { describe, expect, test } from "vitest";
import type { FactForm } from "../../src/protocol/messages";
import { type Counts, factOf, needed, nextSeat, ones, tens } from "../../src/tally/points";

const THREE: FactForm = { what: "points", seats: [1, 2, 0], least: 0, most: 264, step: 1, total: 264 };
/** サシ: cards lie in neither pile. */
const TWO: FactForm = { what: "points", seats: [3, 0], least: 0, most: 240, step: 5 };
const OPPONENTS: FactForm = { what: "opponents", least: 0, most: 200, step: 5 };

describe("the card points of a deal", () => {
  test("of three players are two counts; the last follows", () => {
    const counts: Counts[] = [[], [null, 78], [98, 78]];
    expect(counts.map((each) => nextSeat(THREE, each))).toEqual([1, 2, null]);
    expect(needed(THREE)).toBe(2);
    expect(factOf(THREE, [98, 78], 3)).toEqual({ points: [98, 78, null] });
  });

  test("of two among four are both counted, and those who did not play have none", () => {
    expect([nextSeat(TWO, []), nextSeat(TWO, [null, null, null, 80])]).toEqual([3, 0]);
    expect(nextSeat(TWO, [100, null, null, 80])).toBeNull();
    expect(factOf(TWO, [100, null, null, 80], 4)).toEqual({ points: [100, 0, 0, 80] });
  });

  test("of the opponents are one count", () => {
    expect([nextSeat(OPPONENTS, []), nextSeat(OPPONENTS, [75])]).toEqual([0, null]);
    expect(factOf(OPPONENTS, [75], 4)).toEqual({ points: 75 });
  });

  test("are made of tens and of the ones that the step allows", () => {
    expect(tens(THREE)).toHaveLength(27);
    expect(ones(THREE)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ones(OPPONENTS)).toEqual([0, 5]);
  });
});
