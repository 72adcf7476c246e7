/** The trumps of a table whose plays are judged; the device remembers them. */

import { SUITS } from "../bashifen/pack";
import { recall, remember } from "../preferences";
import type { TrumpSuit } from "../protocol/messages";

export interface Trumps {
  level: number;
  suit: TrumpSuit;
}

export const TRUMP_SUITS: readonly TrumpSuit[] = [...SUITS, "none"];
export const LEVELS = Array.from({ length: 13 }, (_, step) => step + 2);
const STORED = "judge.trumps";

export function storedTrumps(): Trumps {
  const [level, name] = (recall(STORED) ?? "").split(" ");
  const suit = TRUMP_SUITS.find((known) => known === name);
  return suit && LEVELS.includes(Number(level)) ? { level: Number(level), suit } : { level: 2, suit: "S" };
}

export const storeTrumps = ({ level, suit }: Trumps): void => remember(STORED, `${level} ${suit}`);
