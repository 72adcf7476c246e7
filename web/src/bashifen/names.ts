/** Names of cards, suits and plays of 八十分, and its events in words. */

import type { BashifenEvent, BashifenView, Group, PackCard } from "../protocol/messages";
import type { People } from "../words/names";
import { playingCardName, seatLabel } from "../words/names";
import { list, named, say } from "../words/say";
import type { Suit } from "./pack";
import { counted, isJoker, rankName, rankOf, SUITS, suitOf, suitShown, UNKNOWN } from "./pack";

/** How suits are spelt: as signs, or as words for screen readers. */
export type Spelling = "signs" | "words";

/** The mark that makes a sign text instead of an emoji. */
const TEXT = "\uFE0E";
const SIGNS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const signOf = (suit: Suit): string => SIGNS[suit] + TEXT;

/** The suit of a sign. */
export const suitOfSign = (sign: string): Suit | undefined => SUITS.find((suit) => SIGNS[suit] === sign);

export const suitName = (suit: Suit, spelling: Spelling): string =>
  spelling === "signs" ? signOf(suit) : named("suit", suit);

export function cardName(card: PackCard, spelling: Spelling): string {
  return spelling === "signs" && !isJoker(card) ? signOf(suitOf(card)!) + rankOf(card) : playingCardName(card);
}

/** Cards in words: pairs as pairs. */
export function cardNames(cards: readonly PackCard[], spelling: Spelling): string {
  const openCards = cards.filter((card) => card !== UNKNOWN);
  if (spelling === "signs") return openCards.map((card) => cardName(card, spelling)).join(" ");
  return list(
    [...counted(openCards)].map(([card, count]) =>
      count > 1 ? say("pairs-card-pair", { card: cardName(card, spelling) }) : cardName(card, spelling),
    ),
  );
}

/** The name of a group of the hand. */
export const groupName = (group: Group, spelling: Spelling): string =>
  group === "trumps" ? say("pairs-trumps") : suitName(group, spelling);

export const trumpName = (suit: Suit | "none", spelling: Spelling): string =>
  suit === "none" ? say("pairs-trumps-none") : suitName(suit, spelling);

/** The declaration that shown cards make. */
export function declarationText(cards: readonly PackCard[], spelling: Spelling): string {
  const suit = suitShown(cards);
  return suit === "none" ? say("pairs-declares-none") : say("pairs-declares", { suit: suitName(suit, spelling) });
}

/** The name of a level: 2 … A, or the one below 2. */
export const levelName = (level: number): string => rankName(level) || say("pairs-stage-zero");

/** The names of some seats as a list. */
export const seatNames = (seats: readonly number[], people: People): string =>
  list(seats.map((seat) => seatLabel(seat, people)));

/** The names of a pair. */
export const pairNames = (pair: number, people: People): string => seatNames([pair, pair + 2], people);

/** A sentence for screen readers, with names of suits. */
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

/** The last trick of this deal, and the index of its end in the record. */
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
