/** 貫 and what a twelfth of it is called: 点, or 文; some games have no kan. */

import { signal } from "@preact/signals";
import type { MoneyForm } from "./protocol/messages";

/** Points in one kan. */
export const KAN = 12;

/** How the game on the table writes its sums. */
export const form = signal<MoneyForm>({
  one: { ja: "点", en: "point" },
  many: { ja: "点", en: "points" },
  brief: { ja: "点", en: "pts" },
  kan: true,
  floored: false,
});

const MINUS = "\u2212";

export interface Sum {
  sign: "" | "+" | typeof MINUS;
  kan: number;
  /** 0-11, or all of it where there is no whole kan, or none at all. */
  points: number;
}

/** A sum in kan and points; `signed` says + too. Where points are never negative, a sum below zero has a kan more. */
export function parts(points: number, signed = false, { kan: inKan, floored }: MoneyForm = form.value): Sum {
  const sign = points < 0 ? MINUS : signed && points > 0 ? "+" : "";
  if (floored && points < 0) {
    const kan = Math.floor(points / KAN);
    return { sign, kan: -kan, points: points - kan * KAN };
  }
  const size = Math.abs(points);
  if (!inKan) return { sign, kan: 0, points: size };
  return { sign, kan: Math.floor(size / KAN), points: size % KAN };
}

/** Kan and points for two columns, each with its sign; without kan there is but the second. */
export function columns(points: number): [number, number] {
  if (!form.value.kan) return [0, points];
  const rest = points % KAN;
  return [(points - rest) / KAN, rest];
}

/** A number with its sign for a column: +3, −3, nothing for 0. */
export const balance = (number: number): string =>
  number === 0 ? "" : number > 0 ? `+${number}` : `${MINUS}${-number}`;
