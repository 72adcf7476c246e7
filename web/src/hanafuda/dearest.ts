/** The cards of a winner's dearest yaku. */

import type { DearestYakuJson, YakuWorth } from "../protocol/messages";

/** The shown cards of hand yaku; of a captured pile the cards that make the yaku. */
export function fanOf({ yaku, cards }: DearestYakuJson, worths: readonly YakuWorth[]): string {
  const captured = worths.filter((worth) => yaku.includes(worth.yaku));
  if (!captured.length) return cards;
  return [...cards].filter((card) => captured.some((worth) => worth.cards.includes(card))).join("");
}
