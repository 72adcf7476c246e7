import { expect, test } from "vitest";
import { clockTime } from "../../src/parts/clockTime";
import { Attendance } from "../../src/table/attendance";

test("the remaining time is formatted like a clock, up to the last second", () => {
  expect([90_000, 89_001, 59_000, 1, 0, -5, 3_661_000].map(clockTime)).toEqual([
    "1:30",
    "1:30",
    "0:59",
    "0:01",
    "0:00",
    "0:00",
    "1:01:01",
  ]);
});

test("the countdowns run by the page's clock until the next message", () => {
  const company = new Attendance();
  const before = performance.now();
  company.receive({ is: "waits", waits: [{ seat: 2, left: 5000, why: "away" }], clocks: null });
  expect(company.deadlines.value.get(2)!.until - before).toBeGreaterThanOrEqual(5000);
  expect(company.deadlines.value.get(1)).toBeUndefined();
  company.receive({ is: "waits", waits: [], clocks: null });
  expect(company.deadlines.value.size).toBe(0);
});

test("the bot that stands in for a person is looked up by their seat", () => {
  const company = new Attendance();
  company.seating.value = {
    names: ["Aki", "Greedy", "Ben", "Chie"],
    players: ["person", "greedy", "person", "person"],
    stand_ins: [null, null, null, "adept"],
    viewer: 0,
  };
  expect([0, 3, "table" as const].map((seat) => company.standIn(seat))).toEqual([null, "adept", null]);
});

test("the weaker bots are those of the last message about them", () => {
  const company = new Attendance();
  company.receive({ is: "lower_rungs", bots: [null, "adept", "greedy"] });
  company.receive({ is: "lower_rungs", bots: [null, null, "greedy"] });
  expect(company.lowerRungs.value).toEqual([null, null, "greedy"]);
  expect(company.again.value).toBeNull();
});

test("the table's message decides whether hints are allowed", () => {
  const company = new Attendance();
  const answers = [[], [0, 2]].flatMap((hints) =>
    [true, false].map((may_hint) => {
      company.receive({ is: "wishes", end: [], declined: null, hints, may_hint });
      return company.mayHint.value;
    }),
  );
  expect(answers).toEqual([true, false, true, false]);
});
