/** What yaku are worth this month: the numbers that the page needs to say what a choice pays. */

import { ofKind } from "../cards/deck";
import type { FieldKind } from "../protocol/messages";

/** Points in one kan. */
export const KAN = 12;

const HAND_KAN: Record<string, number> = {
  sanbon: 2,
  tatesanbon: 3,
  kuttsuki: 4,
  teshi: 6,
  haneken: 7,
  ichinishi: 9,
  shiso: 40,
  futasanbon: 8,
  sanbontatesanbon: 9,
  futatatesanbon: 10,
  aka: 2,
  tanichi: 3,
  toichi: 3,
  pikaichi: 4,
  karasu: 4,
};

/** A captured yaku: the cards that count for it and how many of them it takes. */
export interface CapturedYaku {
  key: string;
  cards: string;
  need: number;
  kan: number;
}

export const CAPTURED: readonly CapturedYaku[] = [
  { key: "goko", cards: "AIcos", need: 5, kan: 20 },
  { key: "shiko", cards: "AIcs", need: 4, kan: 12 },
  { key: "goun", cards: "EQUYg", need: 5, kan: 12 },
  { key: "nanatan", cards: "BFJNRVZhlq", need: 7, kan: 10 },
  { key: "akatan", cards: "BFJ", need: 3, kan: 7 },
  { key: "aotan", cards: "Vhl", need: 3, kan: 7 },
  { key: "inoshikacho", cards: "UYk", need: 3, kan: 6 },
];

/** What a field does to values: multiplies them, or adds kan to each yaku. */
export interface Factor {
  times: number;
  plus: number;
}

const KINDS: readonly FieldKind[] = ["small", "large", "grand"];

const TIMES: Record<string, readonly [number, number, number]> = {
  A: [1, 2, 4],
  B: [1, 2, 3],
  C: [1, 1.5, 2],
  D: [1, 2, 2],
  E: [1, 1, 1],
  F: [1, 1, 1],
};
const PLUS = [0, 1, 2];

/** What the field of this kind does under this choice of multipliers. */
export function factorOf(multipliers: string, kind: FieldKind): Factor {
  const index = KINDS.indexOf(kind);
  return { times: TIMES[multipliers]?.[index] ?? 1, plus: multipliers === "F" ? (PLUS[index] ?? 0) : 0 };
}

/** What each of the two others pays for these hand yaku, in points. */
export function handWorth(yaku: readonly string[], factor: Factor): number {
  const kan = yaku.reduce((sum, key) => sum + (HAND_KAN[key] ?? 0) + factor.plus, 0);
  return kan * KAN * factor.times;
}

/** What each of the two others pays for these captured yaku, in points; ribbons above seven count too. */
export function capturedWorth(yaku: readonly string[], captured: string, factor: Factor): number {
  let kan = 0;
  for (const { key, need, kan: value } of CAPTURED) {
    if (!yaku.includes(key)) continue;
    kan += value + factor.plus;
    if (key === "nanatan") kan += Math.max(0, ofKind(captured, "ribbon").length - need);
  }
  return kan * KAN * factor.times;
}
