/** The room of a hand, by the size of the table. */

import { HIGH, type Measures } from "./layout";

export interface Room {
  /** The width of the hand itself. */
  hand: number;
  /** The size of the whole table. */
  width: number;
  height: number;
}

/** The height of everything but the hand on a phone. */
const PHONE_REST = 362;

export function measures({ hand, width, height: high }: Room): Measures {
  if (high <= 480 && width > high) {
    const height = Math.min(176, high * 0.42);
    return { width: hand, height, cards: [64, 60, 52], slice: 30, loose: 58, gap: 8, label: 0, centred: true };
  }
  if (width <= 600) {
    const height = Math.max(200, Math.min(400, high - PHONE_REST));
    return { width: hand, height, cards: [58, 56, 54, 54], slice: 30, loose: 46, gap: 8, label: 0, centred: false };
  }
  const tall = Math.max(0, Math.min(1, (high - 700) / 200));
  const large = width >= 2200 && high >= 1200 ? Math.min(width / 1600, high / 900) : 1;
  const sized = (least: number, more = 0) => Math.round((least + more * tall) * large);
  const cards = [sized(74, 18), sized(64, 16), sized(54, 10)];
  // An upright tablet has less width and more height.
  const upright = width <= 900 && high > 900;
  const label = upright ? 22 : Math.round((28 + 6 * tall) * Math.min(1.5, large));
  const rows = upright ? 3 : 2;
  const height = rows * (cards[rows - 1]! * HIGH + label) + 14;
  return { width: hand, height, cards, slice: sized(33), loose: sized(62), gap: sized(14), label, centred: true };
}
