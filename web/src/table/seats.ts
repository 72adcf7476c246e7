/** The order of seats on the screen. */

import { signal } from "@preact/signals";
import type { Seat, Viewer } from "../protocol/messages";

/** The seat from whose side a spectator looks on; they see no more cards from there. */
export const watchedSeat = signal<Seat>(0);

/** The seat that is drawn nearest: the viewer's own, or the one that a spectator has chosen. */
export const nearestSeat = ({ viewer }: { viewer: Viewer }): Seat => (viewer === "table" ? watchedSeat.value : viewer);

/**
 * The nearest seat, then the others as they sit, from left to right: nobody changes places when another deals. Play
 * goes counter-clockwise, so that the next player sits to the right and comes last. Every list of seats has this order.
 */
export const seatOrder = (own: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (own + seats - step) % seats);

interface Seating {
  viewer: Viewer;
  players: readonly string[];
  stand_ins: readonly (string | null)[];
}

/** Whether the viewer plays their seat, and no bot does. */
export const playsThemselves = ({ viewer, players, stand_ins }: Seating): boolean =>
  viewer === "table" || (players[viewer] === "person" && !stand_ins[viewer]);
