import { expect, test } from "vitest";
import { pictured } from "../src/reasons/pictured";
import { sayMessage } from "../src/words/say";

const NAMES = ["Aki", "Bea", "Cem"];
const often = { key: "learn-often", args: { n: 43 } };
const rarely = { key: "learn-rarely", args: { n: 0 } };

test("the cards of a sentence are pictures, those of its parts too", () => {
  const other = { key: "learn-with-card", args: { card: { cards: "E" } } };
  const yaku = { yaku: [["akatan"]] };
  const message = {
    key: "learn-yaku-kept",
    args: { cards: { cards: "BF" }, person: { seat: 1 }, yaku, often, rarely, other },
  };
  expect(pictured(message, NAMES)).toEqual([
    "Bea could use ",
    { flower: "B" },
    "",
    { flower: "F" },
    " for akatan (the red poem ribbons), and makes it in 43 of 100 deals; with ",
    { flower: "E" },
    ", in none.",
  ]);
  expect(sayMessage(message, NAMES)).toBe(
    "Bea could use pine ribbon, plum ribbon for akatan (the red poem ribbons), and makes it in 43 of 100 deals; " +
      "with plum warbler, in none.",
  );
});

test("playing cards are pictures, and the names of seats are names", () => {
  const other = { key: "learn-with-playing", args: { playing: { pack: ["5S", "5S"] } } };
  const pair = [{ seat: 0 }, { seat: 2 }];
  expect(pictured({ key: "learn-trick-won", args: { pair, often, rarely, other } }, NAMES)).toEqual([
    "Aki & Cem win this trick in 43 of 100 deals; with ",
    { playing: "5S" },
    " ",
    { playing: "5S" },
    ", in none.",
  ]);
});
