/** The stored preferences of a person: language, theme, cards, speed and more. */

import { effect, type Signal, signal } from "@preact/signals";

/** Light, dark, or the device's theme. */
export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** The decks of flower cards. */
export type Deck = "usual" | "contrast";
export const DECKS: readonly Deck[] = ["usual", "contrast"];

/** The thumb that plays. */
export type Thumb = "right" | "left";
export const THUMBS: readonly Thumb[] = ["right", "left"];

export type Switch = "off" | "on";
export const SWITCH: readonly Switch[] = ["off", "on"];

/** A 法度 card: ask again before it is played, or only warn. */
export type Caution = "ask" | "warn";
export const CAUTIONS: readonly Caution[] = ["ask", "warn"];

/** How fast cards move; "step": each move waits until the person goes on. */
export type Speed = "calm" | "brisk" | "instant" | "step";
export const SPEEDS: readonly Speed[] = ["calm", "brisk", "instant", "step"];

/** Western suits in two colours or in four. */
export type SuitColours = "two" | "four";
export const SUIT_COLOURS: readonly SuitColours[] = ["two", "four"];

/** How loud sounds are; 0 is silence. */
export type Volume = "0" | "1" | "2" | "3" | "4" | "5";
export const VOLUMES: readonly Volume[] = ["0", "1", "2", "3", "4", "5"];

/** The factor on the design's durations at each speed. */
export const PACE: Record<Speed, number> = { calm: 1.6, brisk: 1, instant: 0, step: 1 };

const PREFIX = "hachiya.";

/** The stored value of a name; null without one, or if storage is forbidden. */
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
    // Private windows may refuse to store; the value lasts as long as the page then.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored then.
  }
}

/** A stored signal; `legal` are its values, null for any text. */
function storedSignal<T extends string>(name: string, legal: readonly T[] | null, otherwise: T): Signal<T> {
  const stored = recall(name) as T | null;
  const preference = signal(stored !== null && (legal?.includes(stored) ?? true) ? stored : otherwise);
  effect(() => {
    if (preference.value !== (recall(name) ?? otherwise)) remember(name, preference.value);
  });
  return preference;
}

/** The code of a language, empty for the browser's. The server lists the languages (`words/languages`). */
export const language = storedSignal<string>("language", null, "");
export const theme = storedSignal<Theme>("theme", THEMES, "system");
export const deck = storedSignal<Deck>("deck", DECKS, "usual");
/** Month and kind in words on the cards. */
export const labels = storedSignal<Switch>("labels", SWITCH, "off");
export const caution = storedSignal<Caution>("caution", CAUTIONS, "ask");
export const suitColours = storedSignal<SuitColours>("suits", SUIT_COLOURS, "two");
/** Readings above yaku and terms. */
export const furigana = storedSignal<Switch>("furigana", SWITCH, "off");
export const speed = storedSignal<Speed>("speed", SPEEDS, "brisk");
export const thumb = storedSignal<Thumb>("thumb", THUMBS, "right");
/** Whether bots speak at the table. */
export const remarks = storedSignal<Switch>("remarks", SWITCH, "on");
/** How loud sounds are, from silence. */
export const volume = storedSignal<Volume>("volume", VOLUMES, "3");
/** Whether yaku are called aloud by a voice of the browser. */
export const calls = storedSignal<Switch>("calls", SWITCH, "off");
/** Whether the payments of a real table are said aloud by a voice of the browser. */
export const aloud = storedSignal<Switch>("aloud", SWITCH, "off");
/** Whether a phone trembles when it is its person's turn. */
export const vibration = storedSignal<Switch>("vibration", SWITCH, "off");
/** Whether the panels beside a table are unfolded. */
export const leftSide = storedSignal<Switch>("left", SWITCH, "on");
export const rightSide = storedSignal<Switch>("right", SWITCH, "on");
