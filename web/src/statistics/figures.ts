/** Figures in digits, and their places on a line. */

import type { StatisticsFigure, StatisticsTable } from "../protocol/messages";
import { MINUS } from "../signed";

/** Shares below this are written with their first two digits. */
const SMALL = 0.0005;
const PLAIN = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const SIGNED: Intl.NumberFormatOptions = { ...PLAIN, signDisplay: "exceptZero" };

export const inDigits = (value: number, how: Intl.NumberFormatOptions, tag: string): string =>
  new Intl.NumberFormat(tag, how).format(value).replace("-", MINUS);

/** A gain or loss with its sign. */
export const signed = (value: number, tag: string): string => inDigits(value, SIGNED, tag);

export function digits({ measure, value }: StatisticsFigure, tag: string): string {
  if (value === null) return "–";
  if (measure === "times") return inDigits(value, {}, tag);
  if (measure === "number") return inDigits(value, PLAIN, tag);
  if (measure !== "share") return signed(value, tag);
  const fine = value > 0 && value < SMALL ? { maximumSignificantDigits: 2 } : PLAIN;
  return inDigits(value, { style: "percent", ...fine }, tag);
}

/** Whether a figure is a mean with a known margin of error. */
export const isSpread = ({ low, high }: StatisticsFigure): boolean => low !== null && high !== null;

/** The length of a line from zero that has room for all of these. */
export function reach(figures: readonly StatisticsFigure[]): number {
  const ends = figures.flatMap(({ value, low, high }) => [value, low, high]);
  return 1.1 * Math.max(...ends.map((end) => Math.abs(end ?? 0))) || 1;
}

/** The place of a value on a line from -reach to reach, in hundredths. */
export const place = (value: number, reach: number): number => 50 + (50 * value) / reach;

/** Whether a row has a bar. The row "none" has none: beside its share all other bars would be dots. */
export const isDrawn = (row: string): boolean => row !== "none";

/** The length of a share's bar among all bars of its table, in hundredths. */
export function length(share: number, table: StatisticsTable): number {
  const drawn = table.rows.filter(({ key }) => isDrawn(key));
  const all = drawn.flatMap(({ figures }) => figures).filter(({ measure }) => measure === "share");
  return (100 * share) / (Math.max(...all.map(({ value }) => value ?? 0)) || 1);
}

/** The running sums. */
export function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}
