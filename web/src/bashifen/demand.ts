/** What a selection still lacks to be a play, and which cards can be part of one. Counting only: rules are the server's. */

import type { Ask, BashifenView, Group, GroupOfHand, PackCard, Tops } from "../protocol/messages";
import { counted, pairsOf, WIDOW } from "./pack";

/** Why a selection is no play yet: `n` more cards, `n` more of the suit, `n` more pairs; or too many; null: it is one. */
export type Lack = { why: "cards" | "suit" | "pairs" | "many"; n: number } | null;

/** The group in the viewer's hand to which a card belongs. */
export const groupOf = (suits: readonly GroupOfHand[], card: PackCard): Group | null =>
  suits.find(({ cards }) => cards.includes(card))?.suit ?? null;

/** The cards of `chosen` that are among those asked for. */
const among = (chosen: readonly PackCard[], of: readonly PackCard[]): PackCard[] =>
  chosen.filter((card) => of.includes(card));

/** What the chosen cards lack to bury, to lead, to follow. */
export function lack({ phase, ask }: Pick<BashifenView, "phase" | "ask">, chosen: readonly PackCard[]): Lack {
  if (phase === "bury") return exactly(WIDOW, chosen.length);
  if (!ask || ask.cards === null) return chosen.length ? null : { why: "cards", n: 1 };
  const led = among(chosen, ask.of);
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

/** Whether a card can be part of what is asked for; in a lead whether it goes with what is chosen already. */
export function fits(
  view: Pick<BashifenView, "phase" | "ask" | "suits">,
  card: PackCard,
  chosen: readonly PackCard[],
): boolean {
  const { phase, ask, suits } = view;
  if (phase !== "play" || !ask) return true;
  if (ask.cards === null) return !chosen.length || groupOf(suits, card) === groupOf(suits, chosen[0]!);
  if (!ask.of.includes(card)) return ask.cards > ask.least;
  // Where all places are for pairs of the suit, its single cards stay.
  return ask.cards > 2 * ask.pairs || (counted(ask.of).get(card) ?? 0) > 1;
}

/** The cards that must be played whatever else is chosen. */
export function forced(ask: Ask | null, hand: readonly PackCard[]): PackCard[] {
  if (!ask || ask.cards === null) return [];
  if (hand.length <= ask.cards) return [...hand];
  if (ask.of.length <= ask.least) return [...ask.of];
  const pairs = pairsOf(ask.of);
  return pairs.length === ask.pairs ? pairs.flatMap((card) => [card, card]) : [];
}

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
export function uncertain(chosen: readonly PackCard[], tops: Tops): Parts {
  const { pairs, singles } = partsOf(chosen);
  return {
    pairs: pairs.filter((card) => !tops.pairs.includes(card) && !tops.single.includes(card)),
    singles: singles.filter((card) => !tops.single.includes(card)),
  };
}
