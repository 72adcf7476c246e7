/** What a person chose once and keeps: language, name, speed of the cards. */

import { effect, signal, type Signal } from "@preact/signals";

export type Language = "ja" | "en";
export const LANGUAGES: readonly Language[] = ["ja", "en"];

/** A 法度 card: ask again before it is played, or only warn. */
export type Caution = "ask" | "warn";
export const CAUTIONS: readonly Caution[] = ["ask", "warn"];

export type Speed = "calm" | "brisk" | "instant";
export const SPEEDS: readonly Speed[] = ["calm", "brisk", "instant"];

/** Western suits in two colours or in four. */
export type SuitColours = "two" | "four";
export const SUIT_COLOURS: readonly SuitColours[] = ["two", "four"];

/** How long things take at each speed, relative to the durations of the design. */
export const PACE: Record<Speed, number> = { calm: 1.6, brisk: 1, instant: 0 };

const PREFIX = "hachiya.";

/** What is stored under a name; storage may be forbidden, then nothing is. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored then.
  }
}

function kept<T extends string>(name: string, legal: readonly T[], otherwise: T): Signal<T> {
  const stored = recall(name);
  const preference = signal(legal.find((value) => value === stored) ?? otherwise);
  effect(() => {
    if (preference.value !== recall(name)) remember(name, preference.value);
  });
  return preference;
}

export const language = kept<Language>("language", LANGUAGES, navigator.language.startsWith("ja") ? "ja" : "en");
export const caution = kept<Caution>("caution", CAUTIONS, "ask");
export const speed = kept<Speed>("speed", SPEEDS, "brisk");
export const suitColours = kept<SuitColours>("suits", SUIT_COLOURS, "two");
