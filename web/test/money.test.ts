import { afterEach, expect, test } from "vitest";
import { form, parts, USUAL } from "../src/money";

afterEach(() => {
  form.value = USUAL;
});

test("a sum below zero in non-negative units has one kan more", () => {
  form.value = { ...USUAL, floored: true };
  expect(parts(-5)).toEqual({ sign: "\u2212", kan: 1, rest: 7, unit: "point" });
  expect(parts(-60)).toEqual({ sign: "\u2212", kan: 5, rest: null, unit: "point" });
  expect(parts(8, true)).toEqual({ sign: "+", kan: null, rest: 8, unit: "point" });
});

test("a sum without kan is in points", () => {
  form.value = { ...USUAL, kan: false };
  expect(parts(-200)).toEqual({ sign: "\u2212", kan: null, rest: 200, unit: "point" });
});

test("a sum is written in kan and points", () => {
  expect(parts(42)).toEqual({ sign: "", kan: 3, rest: 6, unit: "point" });
  expect(parts(-42)).toEqual({ sign: "\u2212", kan: 3, rest: 6, unit: "point" });
  expect(parts(0, true)).toEqual({ sign: "", kan: null, rest: 0, unit: "point" });
});
