/** Two ways to show the same yaku differ by the card that only one of them lays open. */

import { expect, test } from "vitest";
import { moreOpen } from "../../src/hanafuda/sheets/moreOpen";
import type { Choice, HandYaku } from "../../src/protocol/messages";

const show = (action: number, yaku: HandYaku[], cards: string): Choice => ({
  action,
  does: "show",
  say: { key: "action-show" },
  yaku,
  cards,
});
const hidden = show(48, ["aka"], "BF");
const open = show(57, ["aka"], "BFq");

test("a choice that exposes the willow ribbon names it, and the other choice does not", () => {
  expect(moreOpen(open, [hidden])).toBe("q");
  expect(moreOpen(hidden, [open])).toBeUndefined();
});

test("choices that show other yaku are told apart by the yaku", () => {
  expect(moreOpen(open, [show(49, ["tanichi"], "B")])).toBeUndefined();
});
