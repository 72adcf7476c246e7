/** The lessons that have been done in this browser. */

import { storedSet } from "../parts/storedSet";

const { words, add } = storedSet("lessons");

export const doneLessons = words;

export const lessonId = (game: string, name: string): string => `${game}/${name}`;

export function isDone(game: string, name: string): boolean {
  return doneLessons.value.has(lessonId(game, name));
}

export const keepDone = (game: string, name: string): void => add(lessonId(game, name));
