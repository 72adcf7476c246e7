/** The room of a hand, by the size of the table. */

import { HIGH, type Measures } from "./layout";

export interface Room {
  /** The width of the hand itself. */
  hand: number;
  /** The size of the whole table. */
  width: number;
  height: number;
}

/** The visible part of a card in a row that another row overlaps. */
const OVERLAPPED = 0.62;
/** The height of everything but the hand on a phone. */
const PHONE_REST = 362;

export function measures({ hand, width, height: high }: Room): Measures {
  if (high <= 480 && width > high) {
    const height = Math.min(176, high * 0.36);
    return { width: hand, height, cards: [64, 60, 52], slice: 30, loose: 58, gap: 8, label: 0, centred: true };
  }
  if (width <= 600) {
    const height = Math.max(200, Math.min(400, high - PHONE_REST));
    return { width: hand, height, cards: [58, 56, 54, 54], slice: 30, loose: 46, gap: 8, label: 0, centred: false };
  }
  // An upright tablet has less width and more height.
  const [rows, share] = width <= 900 && high > 900 ? [3, 0.13] : [2, 0.115];
  const card = Math.round(Math.min(high * 0.12, hand * share));
  const height = Math.round(card * HIGH * (1 + (rows - 1) * OVERLAPPED));
  const sized = (part: number) => Math.round(card * part);
  const [slice, loose, gap, label] = [Math.max(30, sized(0.36)), sized(0.7), sized(0.14), sized(0.3)];
  return { width: hand, height, cards: [card, card, sized(0.86)], slice, loose, gap, label, centred: true };
}
