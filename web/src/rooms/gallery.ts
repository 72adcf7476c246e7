/** The yaku of the games with flower cards in pictures, from the engine (web/rules.py), with the usual options. */

import type { MoneyForm } from "../protocol/messages";
import yaku from "./yaku.json";

interface Pile {
  yaku: string;
  cards: string;
  need: number;
  points: number;
  more: number;
  hatto: boolean;
}

interface Hand {
  yaku: string;
  cards: string;
  open: string;
  points: number;
}

export const GALLERIES = yaku as Record<string, { money: MoneyForm; total: boolean; hand: Hand[]; captured: Pile[] }>;
