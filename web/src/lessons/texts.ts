/** What a lesson says: its messages are called after it and its steps. */

import { speech } from "../words/languages";
import { sayMessage } from "../words/say";

export const titleOf = (game: string, name: string): string => sayMessage({ key: `lessons-${game}-${name}` });

/** Steps count from 1. */
export const textOf = (game: string, name: string, step: number): string =>
  sayMessage({ key: `lessons-${game}-${name}-${step}` });

/** What is said to another choice than the right one; empty where the lesson has nothing of its own to say. */
export function notOf(game: string, name: string, step: number): string {
  const key = `lessons-${game}-${name}-${step}.not`;
  return speech.value.has(key) ? sayMessage({ key }) : "";
}
