/**
 * The form in which the game on the table writes its sums: in 貫 and a twelfth of it, 点 or 文; some games have no kan.
 * The server sends sums as parts; scores, pots and shares come as points, and a counting sum passes through others.
 */

import { signal } from "@preact/signals";
import type { MoneyForm, SumParts } from "./protocol/messages";
import { MINUS } from "./signed";

/** Points in one kan. */
export const KAN = 12;

/** How sums are written before any game is on the table. */
export const USUAL: MoneyForm = { unit: "point", kan: true, floored: false };

/** How the game on the table writes its sums. */
export const form = signal(USUAL);

/** The parts of a sum; with `signed` a plus too. Where units are never negative, a negative sum has one kan more. */
export function parts(points: number, signed = false, moneyForm: MoneyForm = form.value): SumParts {
  const { unit, kan: inKan, floored } = moneyForm;
  const sign = points < 0 ? MINUS : signed && points > 0 ? "+" : "";
  if (!inKan) return { sign, kan: null, rest: Math.abs(points), unit };
  const whole = floored ? Math.floor(points / KAN) : Math.trunc(points / KAN);
  const [kan, rest] = [Math.abs(whole), Math.abs(points - whole * KAN)];
  return { sign, kan: kan || null, rest: rest || !kan ? rest : null, unit };
}
