/** The standing of seats in a month: at the auction, in play, or looking on. */

import type { Seat, View } from "../protocol/messages";

export type Standing = "in" | "out" | "squeezed" | "white" | "asked" | "waits";

/** Whether it is still open who plays. */
export const isOpen = ({ n, phase }: View): boolean => n === 0 || phase === "bid";

/** The seats that are in; where bids double, those that are in at the present rate. */
const inSoFar = (view: View): readonly Seat[] => (view.phase === "bid" && view.joined) || view.order;

/** The seat that speaks and plays first: the dealer, or the seat that has doubled. */
export const firstSpeaker = (view: View): Seat => view.leader ?? view.dealer;

export function standing(view: View, seat: Seat): Standing {
  if (view.n === 0) return view.turn === seat ? "asked" : "waits";
  if (inSoFar(view).includes(seat)) return "in";
  if (view.folded.includes(seat)) return "out";
  if (view.squeezed.some((other) => other.seat === seat)) return "squeezed";
  if (view.white === seat) return "white";
  return view.turn === seat ? "asked" : "waits";
}

/** Whether this seat looks on this month. */
export const isLookingOn = (view: View, seat: Seat): boolean =>
  ["out", "squeezed", "white"].includes(standing(view, seat));

/** The hand yaku that a squeezed-out seat has shown, if any. */
export const squeezedHand = (view: View, seat: Seat): View["squeezed"][number] | undefined =>
  view.squeezed.find((put) => put.seat === seat && put.cards);

/** All seats: those in play in their order, then the others from the first on. */
export function allSeats(view: View, seats: number): Seat[] {
  const around = Array.from({ length: seats }, (_, step) => (firstSpeaker(view) + step) % seats);
  const order = view.n ? view.order : [];
  return [...order, ...around.filter((seat) => !order.includes(seat))];
}

/** Whether more people sit at the table than play. */
export const hasAuction = (view: View): boolean => view.scores.length > view.order.length;

/** The place of a seat in the order of play, from 1; null where all play in the order of seats. */
export function turnOrder(view: View, seat: Seat): number | null {
  const at = view.order.indexOf(seat);
  return !view.n || at < 0 || !hasAuction(view) ? null : at + 1;
}
