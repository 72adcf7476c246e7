/** Which lessons this browser has done. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";

const KEPT = "lessons";

export const done = signal<ReadonlySet<string>>(new Set((recall(KEPT) ?? "").split(" ").filter(Boolean)));

export const lessonId = (game: string, name: string): string => `${game}/${name}`;

export function isDone(game: string, name: string): boolean {
  return done.value.has(lessonId(game, name));
}

export function keepDone(game: string, name: string): void {
  done.value = new Set([...done.peek(), lessonId(game, name)]);
  remember(KEPT, [...done.peek()].join(" "));
}
