/** Do the cards that a record tells of a deal follow from its key? By the packets in which flower cards are dealt, and
 * the order in which those of two packs are drawn. */

import { shuffle } from "./drbg";
import type { Event } from "./record";

const FLOWERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"];
const SUITS = [..."SHDC"];
const RANKS = [..."23456789TJQKA"];
const KINDS = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), "LJ", "BJ"];
const PACKS = KINDS.flatMap((kind) => [kind, kind]);
const WIDOW = 8;
const SEATS_WITH_WHITE = 7;

type Bytes = Uint8Array<ArrayBuffer>;
/** The part of a dealing that does not follow from the key. */
export type Mismatch = "cards" | "stock";

/** A dealing in a record: a deal, or one that was thrown in, with the lines before and after it. */
export interface Dealing {
  deal: Event;
  /** The number of dealings of this deal that were thrown in before it. */
  again: number;
  /** The dealer; for a deal that was thrown in, the next dealing says it. */
  dealer: number;
  white: Event | undefined;
  /** The seat that is bound to play, because it has bid unseen. */
  bound: number | undefined;
  stock: Event | undefined;
  /** Whether the stock was made after an auction. */
  auction: boolean;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();
const sorted = (cards: Iterable<string>): string[] => [...cards].sort();

export async function findMismatch(key: Bytes, dealing: Dealing): Promise<Mismatch | null> {
  const label = dealing.again ? `redeal/${dealing.again}` : "deal";
  const { draws, widow } = dealing.deal;
  if (draws && widow) {
    const deck = await shuffle(key, label, PACKS);
    return same(deck.slice(0, WIDOW), widow) && same(deck.slice(WIDOW), draws) ? null : "cards";
  }
  const deck = await shuffle(key, label, FLOWERS);
  const rest = dealtAlike(deck, dealing);
  if (!rest || !(await whiteAlike(key, dealing))) return "cards";
  if (!dealing.stock) return null;
  const stock = [...(dealing.stock.cards ?? "")];
  const stockSet = new Set(stock);
  const right = dealing.auction ? (await shuffle(key, "stock", FLOWERS)).filter((card) => stockSet.has(card)) : rest;
  return same(right, stock) ? null : "stock";
}

/** The rest of the deck, if hands and field are those that it deals. */
function dealtAlike(deck: readonly string[], { deal, dealer }: Dealing): readonly string[] | null {
  const hands = deal.hands ?? [];
  const inOrder = hands.map((_, offset) => (dealer + offset) % hands.length).filter((seat) => hands[seat]);
  const seats = inOrder.length;
  const piles: string[][] = Array.from({ length: seats + 1 }, () => []);
  let at = 0;
  for (const count of [4, 3]) {
    // Dealing begins at the dealer's right; the dealer is last, then comes the field.
    for (let number = 0; number <= seats; number++) {
      const size = number === seats ? 3 : count;
      piles[number === seats ? seats : (number + 1) % seats]!.push(...deck.slice(at, at + size));
      at += size;
    }
  }
  const alike =
    same(sorted(piles[seats]!), sorted(deal.field ?? "")) &&
    inOrder.every((seat, place) => same(sorted(piles[place]!), sorted(hands[seat]!)));
  return alike ? deck.slice(at) : null;
}

async function whiteAlike(key: Bytes, { white, bound }: Dealing): Promise<boolean> {
  if (!white) return true;
  const drawing = Array.from({ length: SEATS_WITH_WHITE }, (_, seat) => seat).filter((seat) => seat !== bound);
  return (await shuffle(key, "white", drawing))[0] === white.seat;
}
