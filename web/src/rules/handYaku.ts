/** What a dealt hand may show: the page offers each way of showing with its yaku and the cards that lie open. */

import { WILLOWS, kindOf, monthOf } from "../cards/deck";

/** Actions 48-55 show the hand, reading these willows as themselves and the others as plain cards. */
export const READ = 48;
const READ_AS_THEMSELVES = "opq";
const READINGS = 8;

const TATE_MONTHS = [3, 4, 6];
const PAULOWNIA = 11;

export interface Showing {
  /** Keys in the order of the records. */
  yaku: string[];
  /** The cards that lie open, but for the ribbons of 赤 that the owner chooses. */
  open: string;
}

export const isReading = (action: number): boolean => action >= READ && action < READ + READINGS;

/** What showing by this action means for this hand. */
export function showing(hand: string, action: number): Showing {
  const themselves = [...READ_AS_THEMSELVES].filter((_, bit) => ((action - READ) >> bit) & 1).join("");
  const isPlain = (card: string) =>
    kindOf(card) === "plain" || (WILLOWS.includes(card) && !themselves.includes(card));
  const plain = [...hand].filter(isPlain).join("");
  const rest = [...hand].filter((card) => !isPlain(card)).join("");
  const suit = suitYaku(hand);
  const kasu = kasuYaku(rest);
  return {
    yaku: [suit?.key, kasu].filter((key) => key !== undefined),
    open: [...hand].filter((card) => suit?.open.includes(card) || (kasu && plain.includes(card))).join(""),
  };
}

function kasuYaku(rest: string): string | undefined {
  const kinds = [...rest].map(kindOf);
  if (kinds.length === 0) return "karasu";
  if (kinds.every((kind) => kind === "ribbon")) return kinds.length === 1 ? "tanichi" : "aka";
  if (kinds.length > 1) return undefined;
  return kinds[0] === "light" ? "pikaichi" : "toichi";
}

function suitYaku(hand: string): { key: string; open: string } | undefined {
  const months = new Map<number, string>();
  for (const card of hand) months.set(monthOf(card), (months.get(monthOf(card)) ?? "") + card);
  const groups = [...months.values()];
  const fours = groups.filter((cards) => cards.length === 4);
  const threes = groups.filter((cards) => cards.length === 3);
  const pairs = groups.filter((cards) => cards.length === 2);
  const special = threes.filter(isTate).length;
  const some = [...fours, ...threes].join("");

  if (fours.length) {
    if (threes.length) return { key: "shiso", open: hand };
    return pairs.length ? { key: "ichinishi", open: hand } : { key: "teshi", open: some };
  }
  if (threes.length === 2) {
    return { key: ["futasanbon", "sanbontatesanbon", "futatatesanbon"][special] ?? "", open: some };
  }
  if (threes.length === 1) {
    if (pairs.length === 2) return { key: "haneken", open: hand };
    return { key: special ? "tatesanbon" : "sanbon", open: some };
  }
  return pairs.length === 3 ? { key: "kuttsuki", open: pairs.join("") } : undefined;
}

function isTate(three: string): boolean {
  const month = monthOf(three);
  return TATE_MONTHS.includes(month) || (month === PAULOWNIA && [...three].every((card) => kindOf(card) === "plain"));
}
