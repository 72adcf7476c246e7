/** What picked cards lack for the server's question. */

import type { BashifenView, PackCard } from "../protocol/messages";
import { KITTY, pairsOf } from "./pack";

/** What is missing: `n` cards, `n` cards of the suit, `n` pairs; or there are too many. Null for a valid play. */
export type Lack = { why: "cards" | "suit" | "pairs" | "many"; n: number } | null;

/** What the picked cards lack to bury, to lead or to follow. */
export function lackOf({ phase, ask }: Pick<BashifenView, "phase" | "ask">, chosen: readonly PackCard[]): Lack {
  if (phase === "bury") return exactly(KITTY, chosen.length);
  if (!ask || ask.cards === null) return chosen.length ? null : { why: "cards", n: 1 };
  const led = chosen.filter((card) => ask.of.includes(card));
  const [suit, pairs] = [ask.least - led.length, ask.pairs - pairsOf(led).length];
  // Missing cards of the suit come first; pairs count within the suit only.
  if (chosen.length > ask.cards) return { why: "many", n: chosen.length - ask.cards };
  if (pairs > 0 && suit <= 2 * pairs) return { why: "pairs", n: pairs };
  if (suit > 0) return { why: "suit", n: suit };
  return exactly(ask.cards, chosen.length);
}

function exactly(need: number, has: number): Lack {
  if (has === need) return null;
  return has < need ? { why: "cards", n: need - has } : { why: "many", n: has - need };
}
