/** Two ways to show the same yaku differ in one card: 赤 may lay the willow ribbon open. */

import type { Choice as Offer } from "../../protocol/messages";

/** The card that lies open beyond what another way to show the same yaku lays open; none where the yaku differ. */
export function moreOpen({ yaku = [], cards = "" }: Offer, others: readonly Offer[]): string | undefined {
  const alike = others.filter((other) => String(other.yaku ?? []) === String(yaku));
  return [...cards].find((card) => alike.some((other) => !other.cards?.includes(card)));
}
