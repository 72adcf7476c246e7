/** Names of cards, suits and plays of 八十分, and its events in words. */

import type { BashifenEvent, BashifenView, Group, PackCard } from "../protocol/messages";
import type { People } from "../words/names";
import { who } from "../words/names";
import { list, named, say } from "../words/say";
import type { Suit } from "./pack";
import { counted, isJoker, rankName, rankOf, SUITS, suitOf, suitShown, UNKNOWN } from "./pack";

/** Signs for eyes; for ears suits have names. */
export type Spelling = "signs" | "words";

/** As text, not as a coloured picture. */
const TEXT = "\uFE0E";
const SIGNS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const signOf = (suit: Suit): string => SIGNS[suit] + TEXT;

/** The suit that a sign stands for. */
export const suitOfSign = (sign: string): Suit | undefined => SUITS.find((suit) => SIGNS[suit] === sign);

export const suitName = (suit: Suit, spelling: Spelling): string =>
  spelling === "signs" ? signOf(suit) : named("suit", suit);

export function cardName(card: PackCard, spelling: Spelling): string {
  if (isJoker(card)) return named("pack", card);
  const suit = suitOf(card)!;
  if (spelling === "signs") return signOf(suit) + rankOf(card);
  return say("pairs-card", { suit: named("suit", suit), rank: rankOf(card) });
}

/** Cards in words: pairs as pairs. */
export function cardNames(cards: readonly PackCard[], spelling: Spelling): string {
  const known = cards.filter((card) => card !== UNKNOWN);
  if (spelling === "signs") return known.map((card) => cardName(card, spelling)).join(" ");
  return list(
    [...counted(known)].map(([card, count]) =>
      count > 1 ? say("pairs-card-pair", { card: cardName(card, spelling) }) : cardName(card, spelling),
    ),
  );
}

/** What a group of the hand is called. */
export const groupName = (group: Group, spelling: Spelling): string =>
  group === "trumps" ? say("pairs-trumps") : suitName(group, spelling);

export const trumpName = (suit: Suit | "none", spelling: Spelling): string =>
  suit === "none" ? say("pairs-trumps-none") : suitName(suit, spelling);

/** What shown cards make trumps. */
export function declarationText(cards: readonly PackCard[], spelling: Spelling): string {
  const suit = suitShown(cards);
  return suit === "none" ? say("pairs-declares-none") : say("pairs-declares", { suit: suitName(suit, spelling) });
}

/** A step of the ladder: 2 … A, and what lies below. */
export const levelName = (level: number): string => rankName(level) || say("pairs-stage-zero");

/** Those who sit there, together. */
export const seatNames = (seats: readonly number[], people: People): string =>
  list(seats.map((seat) => who(seat, people)));

/** Both of a pair of seats. */
export const pairNames = (pair: number, people: People): string => seatNames([pair, pair + 2], people);

/** A sentence for ears: suits have names there. */
export const plainSentence = (sentence: string | null): string | null =>
  sentence?.replace(/([♠♥♦♣])(10|[2-9JQKA])/g, (_, sign: string, rank: string) =>
    say("pairs-card", { suit: named("suit", suitOfSign(sign)!), rank }),
  ) ?? null;

/** All cards that a viewer has seen in this deal: played, buried by themselves, in their hand. */
export function seenCards(record: readonly BashifenEvent[], { suits, buried }: BashifenView): PackCard[] {
  const deal = record.slice(
    Math.max(
      0,
      record.findLastIndex(({ e }) => e === "deal"),
    ),
  );
  const played = deal.flatMap((event) => (event.e === "play" ? event.cards : []));
  return [...played, ...buried, ...suits.flatMap(({ cards }) => cards)];
}

/** The last trick that was taken in this deal, and where the record tells its end. */
export function lastTrick(
  record: readonly BashifenEvent[],
): { at: number; plays: { seat: number; cards: PackCard[] }[]; winner: number; points: number } | null {
  const end = record.findLastIndex(({ e }) => e === "trick");
  const [trick, deal] = [record[end], record.findLastIndex(({ e }) => e === "deal")];
  if (trick?.e !== "trick" || end < deal) return null;
  const plays = record
    .slice(Math.max(0, end - 4), end)
    .flatMap((event) => (event.e === "play" ? [{ seat: event.seat, cards: event.cards }] : []));
  return { at: end, plays, winner: trick.winner, points: trick.points };
}
