import { afterEach, expect, test } from "vitest";
import { balance, columns, form, parts } from "../src/money";
import { bill } from "../src/settlement/bill";
import { months, won } from "../src/settlement/months";
import { sheet } from "../src/settlement/sheet";
import { fixtures } from "./hanafuda";

test.each(fixtures.years)("the sheet of a year under menu $multipliers is the rules' own", (year) => {
  const written = sheet(year.record, []);
  const lines = written.months.map(({ lines: found, stone }) => ({
    stone,
    lines: found.map(({ reason, kan, points, struck, hatto, yaku }) => [reason, kan, points, struck, hatto, yaku]),
  }));
  expect(lines).toEqual(year.months);
  expect([written.kan, written.points]).toEqual([year.kan, year.points]);
});

test.each(fixtures.years)("what a month has brought leads from score to score ($multipliers)", ({ record }) => {
  for (const month of months(record)) {
    expect(won(month).map((points, seat) => month.before[seat]! + points)).toEqual(month.end!.scores);
  }
});

test.each(fixtures.years)("a bill lists every payment once ($multipliers)", ({ record }) => {
  for (const { pays } of months(record)) {
    const listed = bill(pays).flatMap(({ pays: found }) => found);
    expect(new Set(listed)).toEqual(new Set(pays));
    expect(listed).toHaveLength(pays.length);
  }
});

const plain = form.value;
afterEach(() => {
  form.value = plain;
});

test("where units are never negative, a sum below zero has a kan more", () => {
  form.value = { ...plain, floored: true };
  expect(parts(-5)).toEqual({ sign: "\u2212", kan: 1, rest: 7, unit: "point" });
  expect(parts(-60)).toEqual({ sign: "\u2212", kan: 5, rest: null, unit: "point" });
  expect(parts(8, true)).toEqual({ sign: "+", kan: null, rest: 8, unit: "point" });
});

test("without kan a sum is all points", () => {
  form.value = { ...plain, kan: false };
  expect(parts(-200)).toEqual({ sign: "\u2212", kan: null, rest: 200, unit: "point" });
  expect(columns(200)).toEqual([0, 200]);
});

test("kan and points", () => {
  expect(parts(42)).toEqual({ sign: "", kan: 3, rest: 6, unit: "point" });
  expect(parts(-42)).toEqual({ sign: "\u2212", kan: 3, rest: 6, unit: "point" });
  expect(parts(0, true)).toEqual({ sign: "", kan: null, rest: 0, unit: "point" });
  expect(columns(-42)).toEqual([-3, -6]);
  expect([balance(3), balance(-3), balance(0)]).toEqual(["+3", "\u22123", ""]);
});
