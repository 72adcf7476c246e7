/** The 48 flower cards by letter, as records spell them: A-Z a-v, four for each month. */

import type { CardPoints } from "../protocol/messages";

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv";
export const UNKNOWN = "?";

export type Kind = keyof CardPoints;
export const KINDS: readonly Kind[] = ["light", "tane", "ribbon", "plain"];

const LIGHTS = "AIcos";
const TANE = "EMQUYdgkp";
const RIBBONS = "BFJNRVZhlq";

/** The number of a card, which is also the action that plays it. */
export const indexOf = (letter: string): number => LETTERS.indexOf(letter);

export const letterOf = (action: number): string => LETTERS.charAt(action);

/** The month of the first of these cards; 0 is January. */
export const monthOf = (cards: string): number => indexOf(cards.charAt(0)) >> 2;

export const sameMonth = (a: string, b: string): boolean => monthOf(a) === monthOf(b);

export function kindOf(letter: string): Kind {
  if (LIGHTS.includes(letter)) return "light";
  if (TANE.includes(letter)) return "tane";
  return RIBBONS.includes(letter) ? "ribbon" : "plain";
}

export const ofKind = (cards: string, kind: Kind): string =>
  [...cards].filter((card) => kindOf(card) === kind).join("");

/** The card points of a pile, where a card counts by its kind. */
export const pointsOf = (cards: string, worth: CardPoints): number =>
  [...cards].reduce((sum, card) => sum + worth[kindOf(card)], 0);

/** `cards` without one of each of `gone`. */
export function without(cards: string, gone: string): string {
  let rest = cards;
  for (const card of gone) rest = rest.replace(card, "");
  return rest;
}

/** Two sets as one, in the order of the deck. */
export const together = (a: string, b: string): string =>
  [...LETTERS].filter((card) => a.includes(card) || b.includes(card)).join("");
