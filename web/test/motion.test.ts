import { expect, test } from "vitest";
import { journeys } from "../src/motion/payments";
import { soundOf } from "../src/motion/sound";

test("payments of the same two purses travel once, and nobody pays themselves", () => {
  const ways = [
    { from: "1", to: "0" },
    { from: "2", to: "0" },
    { from: "1", to: "0" },
    { from: "0", to: "1" },
    { from: "2", to: "2" },
  ];
  expect(journeys(ways)).toEqual([ways[0], ways[1], ways[3]]);
  expect(journeys([])).toEqual([]);
});

test.each([
  [{ e: "deal" }, "bell"],
  [{ e: "play" }, "laid"],
  [{ e: "turn" }, "turned"],
  [{ e: "trick" }, "taken"],
  [{ e: "show", yaku: ["aka"] }, "yaku"],
  [{ e: "show", yaku: [] }, null],
  [{ e: "sage", yaku: ["aotan"] }, "yaku"],
  [{ e: "pay" }, "coins"],
  [{ e: "note" }, null],
] as const)("the sound of %o is %s", (event, sound) => {
  expect(soundOf(event)).toBe(sound);
});
