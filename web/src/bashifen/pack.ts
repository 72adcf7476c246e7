/** The two packs by name, as records spell them: "2S" … "AC", "LJ", "BJ"; and the actions that are cards. */

import type { BashifenView, Group, PackCard } from "../protocol/messages";

export type Suit = Exclude<Group, "trumps">;

export const UNKNOWN = "?";
export const BIG = "BJ";
export const LITTLE = "LJ";

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
const RANKS = "23456789TJQKA";
/** The lowest rank by number; the ace is 14. */
const LOWEST = 2;

/** Numbers of actions other than single cards. */
export const COMMIT = 54;
export const PASS = 55;
const PAIR = 56;
const LITTLE_PAIR = 60;
const BIG_PAIR = 61;

/** The numbers of cards that are drawn, and of the kitty. */
export const DRAWS = 100;
export const KITTY = 8;
/** The points that 子 needs to win. */
export const TO_WIN = 80;
/** The points of all cards. */
export const ALL_POINTS = 200;

export const isJoker = (card: PackCard): boolean => card === BIG || card === LITTLE;

/** The suit printed on a card; null for jokers. */
export const suitOf = (card: PackCard): Suit | null =>
  SUITS.find((suit) => card.length === 2 && card[1] === suit) ?? null;

/** The rank as a person reads it: 2 … 10, J, Q, K, A; nothing for jokers. */
export function rankOf(card: PackCard): string {
  if (isJoker(card)) return "";
  return card[0] === "T" ? "10" : card.charAt(0);
}

/** The name of a rank by its number: 14 is A. */
export const rankName = (rank: number): string => (RANKS[rank - LOWEST] ?? "").replace("T", "10");

/** The card of this rank by number and suit. */
export const cardOf = (rank: number, suit: Suit): PackCard => `${RANKS[rank - LOWEST]}${suit}`;

/** Whether a card has the rank that is trumps in all suits. */
export const isLevelCard = (card: PackCard, rank: number): boolean =>
  !isJoker(card) && card.charAt(0) === RANKS[rank - LOWEST];

const WORTH: Record<string, number> = { K: 10, T: 10, "5": 5 };

export const pointsOf = (card: PackCard): number => (isJoker(card) ? 0 : (WORTH[card.charAt(0)] ?? 0));

export const sumOf = (cards: readonly PackCard[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

/** The number of a kind of card, which is also the action that plays it. */
export function kindOf(card: PackCard): number {
  if (card === LITTLE) return SUITS.length * RANKS.length;
  if (card === BIG) return SUITS.length * RANKS.length + 1;
  return SUITS.indexOf(suitOf(card)!) * RANKS.length + RANKS.indexOf(card.charAt(0));
}

/** The card of a kind. */
export function cardOfKind(kind: number): PackCard {
  if (kind === SUITS.length * RANKS.length) return LITTLE;
  if (kind === SUITS.length * RANKS.length + 1) return BIG;
  return `${RANKS[kind % RANKS.length]}${SUITS[Math.floor(kind / RANKS.length)]}`;
}

/** The trump suit that shown cards declare. */
export const suitShown = ([card]: readonly PackCard[]): Suit | "none" =>
  (card === undefined ? null : suitOf(card)) ?? "none";

/** The trump suit, or the one that is declared so far; null before a declaration. */
export const suitInForce = ({ trumps, declared }: Pick<BashifenView, "trumps" | "declared">): Suit | "none" | null =>
  trumps?.suit ?? (declared && suitShown(declared.cards));

/** The cards that an action of the drawing shows; null for other actions. */
export function shownBy(action: number, { trump_rank }: Pick<BashifenView, "trump_rank">): PackCard[] | null {
  if (action < COMMIT) return [cardOfKind(action)];
  if (action === LITTLE_PAIR) return [LITTLE, LITTLE];
  if (action === BIG_PAIR) return [BIG, BIG];
  const suit = SUITS[action - PAIR];
  if (!suit) return null;
  const card = cardOf(trump_rank, suit);
  return [card, card];
}

/** `cards` without one of each of `gone`; for a missing card an unknown one is removed. */
export function without(cards: readonly PackCard[], gone: readonly PackCard[]): PackCard[] {
  const rest = [...cards];
  for (const card of gone) {
    const index = rest.indexOf(card);
    const at = index < 0 ? rest.indexOf(UNKNOWN) : index;
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The number of cards of each kind. */
export function counted(cards: readonly PackCard[]): Map<PackCard, number> {
  const counts = new Map<PackCard, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The kinds with two cards. */
export const pairsOf = (cards: readonly PackCard[]): PackCard[] =>
  [...counted(cards)].filter(([card, count]) => count > 1 && card !== UNKNOWN).map(([card]) => card);

/** The pair of a seat, 0 or 1. */
export const pairOf = (seat: number): number => seat % 2;

export const partnerOf = (seat: number): number => (seat + 2) % 4;

/** The trumps that are still out: neither played, nor in the viewer's hand, nor buried by the viewer. */
export interface TrumpsLeft {
  big: number;
  little: number;
  /** The copies of the level card of the trump suit; null without a trump suit. */
  trumpLevelCards: number | null;
  otherLevelCards: number;
  suit: number | null;
}

/** The trumps of two packs without those in `seen`. */
export function trumpsLeft(seen: readonly PackCard[], rank: number, suit: Suit | "none"): TrumpsLeft {
  const count = (is: (card: PackCard) => boolean) => seen.filter(is).length;
  const isLevel = (card: PackCard) => isLevelCard(card, rank);
  const none = suit === "none";
  return {
    big: 2 - count((card) => card === BIG),
    little: 2 - count((card) => card === LITTLE),
    trumpLevelCards: none ? null : 2 - count((card) => isLevel(card) && suitOf(card) === suit),
    otherLevelCards: (none ? 8 : 6) - count((card) => isLevel(card) && suitOf(card) !== suit),
    suit: none ? null : 2 * (RANKS.length - 1) - count((card) => suitOf(card) === suit && !isLevel(card)),
  };
}
