/** Where the bars of a hint lie, and how its numbers are written. */

import type { EstimateJson } from "../protocol/messages";
import { signed } from "../signed";

/** From where to where the bars of all choices reach; nothing won or lost lies within. */
export interface Scale {
  low: number;
  high: number;
}

export function scaleOf(choices: readonly { worth: EstimateJson }[]): Scale {
  const low = Math.min(0, ...choices.map(({ worth }) => worth.low));
  const high = Math.max(0, ...choices.map(({ worth }) => worth.high));
  return high > low ? { low, high } : { low: -1, high: 1 };
}

/** How far across, in hundredths. */
export const across = ({ low, high }: Scale, value: number): number =>
  Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));

/** With its sign, and no more digits than one can use. */
export const worthText = (worth: number): string =>
  signed(worth, Math.abs(worth) < 10 ? 2 : Math.abs(worth) < 100 ? 1 : 0);
