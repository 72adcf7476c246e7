/** A lead of several cards claims that nobody can beat any part of it. */

import type { CertainTops, PackCard } from "../protocol/messages";
import { pairsOf } from "./pack";

/** The parts of a lead: pairs, and single cards. */
export interface Parts {
  pairs: PackCard[];
  singles: PackCard[];
}

export function partsOf(chosen: readonly PackCard[]): Parts {
  const pairs = pairsOf(chosen);
  return { pairs, singles: chosen.filter((card) => !pairs.includes(card)) };
}

/** Whether cards are a claim: several cards that are not one pair. */
export const isClaim = (chosen: readonly PackCard[]): boolean =>
  chosen.length > 2 || (chosen.length === 2 && chosen[0] !== chosen[1]);

/** The parts of a claim that the server does not hold to be certain. */
export function uncertainParts(chosen: readonly PackCard[], tops: CertainTops): Parts {
  const { pairs, singles } = partsOf(chosen);
  return {
    pairs: pairs.filter((card) => !tops.pairs.includes(card) && !tops.single.includes(card)),
    singles: singles.filter((card) => !tops.single.includes(card)),
  };
}
