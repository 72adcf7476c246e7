import { expect, test } from "vitest";
import { signed } from "../src/signed";

test("a number is written with sign, true minus and given digits, and a missing one is empty", () => {
  expect([1.25, -3, 0.04, -0.04].map((value) => signed(value))).toEqual(["+1.3", "−3.0", "0", "0"]);
  expect([signed(-2, 0), signed(0.125, 2)]).toEqual(["−2", "+0.13"]);
});
