/** The lessons that have been done in this browser. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";

const STORAGE_KEY = "lessons";

export const doneLessons = signal<ReadonlySet<string>>(new Set((recall(STORAGE_KEY) ?? "").split(" ").filter(Boolean)));

export const lessonId = (game: string, name: string): string => `${game}/${name}`;

export function isDone(game: string, name: string): boolean {
  return doneLessons.value.has(lessonId(game, name));
}

export function keepDone(game: string, name: string): void {
  doneLessons.value = new Set([...doneLessons.peek(), lessonId(game, name)]);
  remember(STORAGE_KEY, [...doneLessons.peek()].join(" "));
}
