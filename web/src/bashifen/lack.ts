/** What a selection lacks of what the server asks for. */

import type { BashifenView, PackCard } from "../protocol/messages";
import { pairsOf, WIDOW } from "./pack";

/** Why a selection is no play yet: `n` more cards, `n` more of the suit, `n` more pairs; or too many; null: it is one. */
export type Lack = { why: "cards" | "suit" | "pairs" | "many"; n: number } | null;

/** What the chosen cards lack to bury, to lead, to follow. */
export function lackOf({ phase, ask }: Pick<BashifenView, "phase" | "ask">, chosen: readonly PackCard[]): Lack {
  if (phase === "bury") return exactly(WIDOW, chosen.length);
  if (!ask || ask.cards === null) return chosen.length ? null : { why: "cards", n: 1 };
  const led = chosen.filter((card) => ask.of.includes(card));
  const [suit, pairs] = [ask.least - led.length, ask.pairs - pairsOf(led).length];
  // What is missing of the suit is said before what is missing at all; a pair counts only within it.
  if (chosen.length > ask.cards) return { why: "many", n: chosen.length - ask.cards };
  if (pairs > 0 && suit <= 2 * pairs) return { why: "pairs", n: pairs };
  if (suit > 0) return { why: "suit", n: suit };
  return exactly(ask.cards, chosen.length);
}

function exactly(wanted: number, has: number): Lack {
  if (has === wanted) return null;
  return has < wanted ? { why: "cards", n: wanted - has } : { why: "many", n: has - wanted };
}
