/** The seats whose words are in the cards of a deal, from the lines before it. */

import type { Seat } from "../protocol/messages";
import type { Around } from "../table/shuffle";

export interface WordSeats {
  /** The seats whose words are in the cards. */
  open: Seat[];
  /** The seats that have promised words and not opened them. */
  unopened: Seat[];
  /** The people's seats that have promised nothing. */
  silent: Seat[];
}

export function wordSeats(around: readonly Around[], persons: readonly Seat[]): WordSeats {
  const entropy = around.filter((event) => event.e === "entropy");
  const open = entropy.flatMap(({ seat, words }) => (words === undefined ? [] : [seat]));
  const promisers = entropy.flatMap(({ seat, sha256 }) => (sha256 === undefined ? [] : [seat]));
  return {
    open,
    unopened: promisers.filter((seat) => !open.includes(seat)),
    silent: persons.filter((seat) => !promisers.includes(seat)),
  };
}
