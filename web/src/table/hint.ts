/** The scale of a hint's bars, and its numbers in digits. */

import type { EstimateJson } from "../protocol/messages";
import { signed } from "../signed";

/** The range of the bars of all choices; it includes zero. */
export interface Scale {
  low: number;
  high: number;
}

export function scaleOf(choices: readonly { worth: EstimateJson }[]): Scale {
  const low = Math.min(0, ...choices.map(({ worth }) => worth.low));
  const high = Math.max(0, ...choices.map(({ worth }) => worth.high));
  return high > low ? { low, high } : { low: -1, high: 1 };
}

/** The place of a value on the scale, in hundredths. */
export const across = ({ low, high }: Scale, value: number): number =>
  Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));

/** A worth with its sign and a useful number of digits. */
export const worthText = (worth: number): string =>
  signed(worth, Math.abs(worth) < 10 ? 2 : Math.abs(worth) < 100 ? 1 : 0);
