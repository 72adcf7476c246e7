import { expect, test } from "vitest";
import { across, scaleOf, worthText } from "../../src/table/hint";

const choice = (low: number, mean: number, high: number) => ({ worth: { low, mean, high } });

test("all bars have one scale that includes zero", () => {
  expect(scaleOf([choice(1, 2, 3), choice(-1, 0, 1)])).toEqual({ low: -1, high: 3 });
  expect(scaleOf([choice(2, 3, 4)])).toEqual({ low: 0, high: 4 });
  expect(scaleOf([choice(-4, -3, -2)])).toEqual({ low: -4, high: 0 });
  expect(scaleOf([choice(0, 0, 0)])).toEqual({ low: -1, high: 1 });
});

test("a value is drawn at its place on the bar, never beside it", () => {
  const scale = { low: -1, high: 3 };
  expect([-1, 0, 1, 3].map((value) => across(scale, value))).toEqual([0, 25, 50, 100]);
  expect([-9, 9].map((value) => across(scale, value))).toEqual([0, 100]);
});

test("values have a sign and meaningful digits", () => {
  expect([1.234, -0.5, 12.34, -152.3, 0.001, -0.001].map(worthText)).toEqual([
    "+1.23",
    "−0.50",
    "+12.3",
    "−152",
    "0",
    "0",
  ]);
});
