/** Whose words are in the cards of a deal, as what was told before it says. */

import type { Around } from "../frame/shuffle";
import type { Seat } from "../protocol/messages";

export interface WordSeats {
  /** Whose words are in the cards. */
  open: Seat[];
  /** Who has promised words and not opened them. */
  unopened: Seat[];
  /** Of these who has said nothing. */
  silent: Seat[];
}

export function wordSeats(around: readonly Around[], persons: readonly Seat[]): WordSeats {
  const entropy = around.filter((event) => event.e === "entropy");
  const open = entropy.flatMap(({ seat, words }) => (words === undefined ? [] : [seat]));
  const promised = entropy.flatMap(({ seat, sha256 }) => (sha256 === undefined ? [] : [seat]));
  return {
    open,
    unopened: promised.filter((seat) => !open.includes(seat)),
    silent: persons.filter((seat) => !promised.includes(seat)),
  };
}
