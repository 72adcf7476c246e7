/** Two ways to show one yaku may differ in a card: 赤 may lay the willow ribbon open. */

import type { Choice as Offer } from "../../protocol/messages";

/** The card that this way shows and another way for the same yaku does not; none if their yaku differ. */
export function moreOpen({ yaku = [], cards = "" }: Offer, others: readonly Offer[]): string | undefined {
  const sameYaku = others.filter((other) => String(other.yaku ?? []) === String(yaku));
  return [...cards].find((card) => sameYaku.some((other) => !other.cards?.includes(card)));
}
