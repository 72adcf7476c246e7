import { expect, test } from "vitest";
import { LETTERS, kindOf, pointsOf } from "../src/cards/deck";
import type { PayEvent } from "../src/protocol/messages";
import { showing } from "../src/rules/handYaku";
import { capturedWorth, factorOf, handWorth } from "../src/rules/worth";
import { months } from "../src/settlement/months";
import { fixtures } from "./fixtures";

test("the deck is the rules' deck: 264 points", () => {
  expect(LETTERS).toBe(fixtures.letters);
  expect(pointsOf(LETTERS)).toBe(264);
  expect([..."AEBC"].map(kindOf)).toEqual(["light", "tane", "ribbon", "plain"]);
});

test.each(fixtures.hands)("$hand by $action shows $yaku", ({ hand, action, yaku, open }) => {
  expect(showing(hand, action)).toEqual({ yaku, open });
});

test.each(fixtures.years)("what hand yaku pay under menu $multipliers", ({ multipliers, record }) => {
  for (const { deal, pays } of months(record)) {
    const factor = factorOf(multipliers, deal.kind);
    for (const pay of pays.filter(({ reason }) => reason === "hand_yaku")) {
      expect(handWorth(pay.yaku, factor)).toBe(pay.points);
    }
  }
});

test.each(fixtures.years)("what captured yaku pay under menu $multipliers", ({ multipliers, record }) => {
  for (const { deal, pays, end } of months(record)) {
    const factor = factorOf(multipliers, deal.kind);
    const worth = ({ to, yaku }: PayEvent) => capturedWorth(yaku, end!.captured![to as number]!, factor);
    for (const pay of pays.filter(({ reason }) => reason === "captured_yaku")) expect(worth(pay)).toBe(pay.points);
    for (const pay of pays.filter(({ reason }) => reason === "sage_half")) expect(worth(pay) / 2).toBe(pay.points);
  }
});

test("each ribbon above seven counts a kan", () => {
  const plain = factorOf("A", "small");
  expect(capturedWorth(["nanatan"], "BFJNRVZ", plain)).toBe(120);
  expect(capturedWorth(["nanatan", "akatan"], "BFJNRVZhl", plain)).toBe(120 + 24 + 84);
  expect(capturedWorth(["akatan"], "BFJ", factorOf("F", "grand"))).toBe(9 * 12);
});
