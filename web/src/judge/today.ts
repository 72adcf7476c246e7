/** What is played today at the table whose cards are judged; the device remembers it. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";
import type { Kind, Options, YakuPays } from "../protocol/messages";

export const FIELD_KINDS: readonly Kind[] = ["small", "large", "grand"];
/** The game without fields, whose payments depend on a rate. */
export const RATED = "hachiju";
export const RATES = [1, 2, 4, 8];

interface Today {
  game: string;
  kind: Kind;
  rate: number;
  options: Options;
}

const USUAL: Today = { game: "sannin", kind: "small", rate: 1, options: {} };
const STORED = "judge";

function stored(): Today {
  try {
    return { ...USUAL, ...(JSON.parse(recall(STORED) ?? "{}") as Partial<Today>) };
  } catch {
    return USUAL;
  }
}

export const today = signal<Today>(stored());

export function setToday(part: Partial<Today>): void {
  today.value = { ...today.value, ...part };
  remember(STORED, JSON.stringify(today.value));
}

/** What each payer pays today. */
export function paidToday(pays: readonly YakuPays[], { kind, rate }: Today): number {
  return pays.find((paid) => (paid.kind ? paid.kind === kind : paid.rate === rate))?.each ?? 0;
}

/** The games, that of today first. */
export const todayFirst = <T extends { game: string }>(games: readonly T[], { game }: Today): T[] =>
  [...games].sort((a, b) => Number(b.game === game) - Number(a.game === game));
