import { expect, test } from "vitest";
import { isWide, length, oneIn, percent } from "../src/odds/digits";
import type { OddsCell } from "../src/protocol/messages";

const HANDS = 73_629_072;
const cell = (value: number, measure: OddsCell["measure"] = "chance"): OddsCell => ({
  measure,
  exact: "",
  value,
  hands: null,
  worth: null,
});

test("chances have the digits of the printed tables", () => {
  expect([54461388, 4384404, 35040, 1500, 1].map((hands) => percent(hands / HANDS))).toEqual([
    "73.96723%",
    "5.954719%",
    "0.047590%",
    "0.002037%",
    "0.0000014%",
  ]);
  expect(percent(2.8e-12)).toBe("0.00000000028%");
  expect([54461388, 95964, 5904, 405, 9, 1].map((hands) => oneIn(hands / HANDS))).toEqual([
    "1/1.35195",
    "1/767.257",
    "1/12471.0",
    "1/181800",
    "1/8181008",
    "1/73629072",
  ]);
});

test("bars are as long as their numbers, or as the digits of these", () => {
  const near = [cell(0.5), cell(0.25), cell(0)];
  expect(isWide(near)).toBe(false);
  expect(near.map((item) => length(item, near))).toEqual([100, 50, 0]);
  const far = [cell(1), cell(1e-3), cell(1e-6), cell(12, "points"), cell(24, "points")];
  expect(isWide(far)).toBe(true);
  expect(far.map((item) => Math.round(length(item, far)))).toEqual([100, 52, 4, 50, 100]);
});
