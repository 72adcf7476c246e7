/** 貫 and 点: 12 points are a kan. */

/** Points in one kan. */
export const KAN = 12;

const MINUS = "\u2212";

export interface Sum {
  sign: "" | "+" | typeof MINUS;
  kan: number;
  /** 0-11, or all of it where there is no whole kan. */
  points: number;
}

/** A sum in kan and points; `signed` says + too. */
export function parts(points: number, signed = false): Sum {
  const size = Math.abs(points);
  const sign = points < 0 ? MINUS : signed && points > 0 ? "+" : "";
  return { sign, kan: Math.floor(size / KAN), points: size % KAN };
}

/** Kan and points for two columns, each with its sign. */
export function columns(points: number): [number, number] {
  const { kan, points: rest } = parts(points);
  return points < 0 ? [-kan, -rest] : [kan, rest];
}

/** A number with its sign for a column: +3, −3, nothing for 0. */
export const balance = (number: number): string =>
  number === 0 ? "" : number > 0 ? `+${number}` : `${MINUS}${-number}`;
