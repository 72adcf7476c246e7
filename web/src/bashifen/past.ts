/** The present deal from its burial on, told anew from the record: what this seat has seen before the page was opened. */

import type { BashifenEvent, BashifenView, Group, PackCard } from "../protocol/messages";
import { DRAWS, isJoker, isStage, rankValue, SUITS, type Suit, suitOf, UNKNOWN, WIDOW } from "./pack";
import { type Frame, follow, frames } from "./scene";

const GROUPS: readonly Group[] = ["trumps", ...SUITS];

/** The moments since the burial; none before it. */
export function dealSoFar(record: readonly BashifenEvent[], view: BashifenView): Frame[] {
  const from = record.findLastIndex(({ e }) => e === "deal");
  const bury = record.findIndex(({ e }, index) => index > from && e === "bury");
  if (from < 0 || bury < 0) return [];
  const since = record.slice(bury + 1);
  const before = record.slice(from, bury).reduce(follow, view);
  const buried = record[bury]!;
  const own = since.flatMap((event) => (event.e === "play" && event.seat === view.viewer ? event.cards : []));
  const held = [...view.suits.flatMap(({ cards }) => cards), ...own];
  const full = view.hands.map((_, seat) =>
    Array.from({ length: DRAWS / 4 + (buried.e === "bury" && buried.seat === seat ? WIDOW : 0) }, () => UNKNOWN),
  );
  const start = {
    ...follow({ ...before, hands: full }, buried),
    buried: view.buried,
    suits: grouped(held, before),
    turn: null,
    legal: [],
  };
  return frames(start, since, view);
}

/** A hand by groups, trumps first, the strongest cards first. */
export function grouped(
  cards: readonly PackCard[],
  { trumps, trump_rank }: Pick<BashifenView, "trumps" | "trump_rank">,
): BashifenView["suits"] {
  const suit = trumps?.suit ?? "none";
  const strength = (card: PackCard) =>
    isJoker(card) || isStage(card, trump_rank) ? aboveAll(card, suit) : rankValue(card);
  const groupOf = (card: PackCard): Group =>
    isJoker(card) || isStage(card, trump_rank) || suitOf(card) === suit ? "trumps" : suitOf(card)!;
  return GROUPS.map((group) => ({
    suit: group,
    cards: cards.filter((card) => groupOf(card) === group).sort((a, b) => strength(b) - strength(a)),
  })).filter((one) => one.cards.length > 0);
}

/** Jokers and cards of the stage, above every rank; those of the stage that are equal lie in the order of suits. */
function aboveAll(card: PackCard, trump: Suit | "none"): number {
  if (isJoker(card)) return card === "BJ" ? 200 : 199;
  const suit = suitOf(card)!;
  return suit === trump ? 198 : 150 - SUITS.indexOf(suit);
}
