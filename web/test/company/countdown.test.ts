import { expect, test } from "vitest";
import { Company } from "../../src/frame/company";
import { onClock } from "../../src/parts/onClock";

test("what is left is said as a clock says it, the last second to its end", () => {
  expect([90_000, 89_001, 59_000, 1, 0, -5, 3_661_000].map(onClock)).toEqual([
    "1:30",
    "1:30",
    "0:59",
    "0:01",
    "0:00",
    "0:00",
    "1:01:01",
  ]);
});

test("who is waited for is known by this page's own clock, until it is told otherwise", () => {
  const company = new Company();
  const before = performance.now();
  company.hear({ is: "waits", waits: [{ seat: 2, left: 5000, why: "away" }], clocks: null });
  expect(company.waits.value.get(2)!.until - before).toBeGreaterThanOrEqual(5000);
  expect(company.waits.value.get(1)).toBeUndefined();
  company.hear({ is: "waits", waits: [], clocks: null });
  expect(company.waits.value.size).toBe(0);
});

test("hints are allowed when all persons allow them, those too for whom bots stand in", () => {
  const company = new Company();
  const players = ["person", "greedy", "person", "person"];
  company.sitting.value = {
    names: ["Aki", "Greedy", "Ben", "Chie"],
    players,
    stand_ins: [null, null, null, "adept"],
    viewer: 0,
  };
  const wish = (...hints: number[]) => company.hear({ is: "wishes", end: [], declined: null, hints });
  expect(company.allowHints(players)).toBe(false);
  wish(0, 2);
  expect(company.allowHints(players)).toBe(false);
  wish(0, 2, 3);
  expect(company.allowHints(players)).toBe(true);
  expect([0, 3, "table" as const].map((seat) => company.standIn(seat))).toEqual([null, "adept", null]);
});
