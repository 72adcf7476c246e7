/** Chances in digits, and the lengths of their bars. */

import type { OddsCell } from "../protocol/messages";

/** From this number on “one in n” has no decimals. */
const LARGE_ODDS = 1e6;
/** Chances that differ by more than this are drawn on a logarithmic scale. */
const MUCH = 1000;
/** The shortest bar on such a scale, in hundredths. */
const LEAST = 4;

/** A chance in percent: at most seven figures and six places, or two figures of a smaller chance. */
export function percent(chance: number): string {
  const hundredth = chance * 100;
  if (hundredth >= 10) return `${hundredth.toPrecision(7)}%`;
  const places = hundredth > 0 && hundredth < 1e-5 ? 1 - Math.floor(Math.log10(hundredth)) : 6;
  return `${hundredth.toFixed(places)}%`;
}

export function oneIn(chance: number): string {
  const odds = 1 / chance;
  return `1/${odds >= LARGE_ODDS ? odds.toFixed(0) : odds.toPrecision(6)}`;
}

/** Whether the chances of these cells are drawn on a logarithmic scale. */
export function isWide(cells: readonly OddsCell[]): boolean {
  const some = cells.filter(({ measure, value }) => measure === "chance" && value > 0).map(({ value }) => value);
  return some.length > 0 && Math.max(...some) > MUCH * Math.min(...some);
}

/** The length of a cell's bar among cells of its measure, in hundredths. */
export function length(cell: OddsCell, all: readonly OddsCell[]): number {
  if (cell.value <= 0) return 0;
  const comparable = all.filter(({ measure }) => measure === cell.measure);
  const values = comparable.map(({ value }) => value).filter((value) => value > 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (cell.measure !== "chance" || !isWide(comparable)) return (100 * cell.value) / most;
  return LEAST + ((100 - LEAST) * Math.log(cell.value / least)) / Math.log(most / least);
}
