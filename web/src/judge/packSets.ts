/** Several sets of playing cards that are tapped one after another. */

import { counted } from "../bashifen/pack";
import type { PackCard } from "../protocol/messages";

export type PackSets<Name extends string> = Readonly<Record<Name, readonly PackCard[]>>;

/** The copies of a card in two packs. */
const COPIES = 2;

/** Whether both copies of a card lie in sets already. */
export const isUsedUp = (card: PackCard, sets: PackSets<string>): boolean =>
  (counted(Object.values(sets).flat()).get(card) ?? 0) >= COPIES;

/** Those of the chosen cards that a hand still holds. */
export function stillHeld(chosen: readonly PackCard[], hand: readonly PackCard[]): PackCard[] {
  const left = counted(hand);
  return chosen.filter((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}

/** Whether the card at a place of a hand is one of the chosen ones: of equal cards the first ones are. */
export function isChosen(hand: readonly PackCard[], place: number, chosen: readonly PackCard[]): boolean {
  const card = hand[place]!;
  const before = hand.slice(0, place).filter((other) => other === card).length;
  return before < (counted(chosen).get(card) ?? 0);
}
