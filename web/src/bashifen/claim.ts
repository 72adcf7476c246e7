/** A lead of several cards claims that nobody can beat any part of it. */

import type { PackCard, Tops } from "../protocol/messages";
import { pairsOf } from "./pack";

/** How a lead is made up: its pairs, and the single cards beside them. */
export interface Parts {
  pairs: PackCard[];
  singles: PackCard[];
}

export function partsOf(chosen: readonly PackCard[]): Parts {
  const pairs = pairsOf(chosen);
  return { pairs, singles: chosen.filter((card) => !pairs.includes(card)) };
}

/** Several cards that are not one pair claim that nobody can beat any of them. */
export const isClaim = (chosen: readonly PackCard[]): boolean =>
  chosen.length > 2 || (chosen.length === 2 && chosen[0] !== chosen[1]);

/** The parts of a claim of which the server does not say that they are certain. */
export function uncertainParts(chosen: readonly PackCard[], tops: Tops): Parts {
  const { pairs, singles } = partsOf(chosen);
  return {
    pairs: pairs.filter((card) => !tops.pairs.includes(card) && !tops.single.includes(card)),
    singles: singles.filter((card) => !tops.single.includes(card)),
  };
}
