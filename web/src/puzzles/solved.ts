/** The puzzles that have been solved in this browser. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";

const STORAGE_KEY = "puzzles";

export const solved = signal<ReadonlySet<string>>(new Set((recall(STORAGE_KEY) ?? "").split(" ").filter(Boolean)));

export function keepSolved(name: string): void {
  solved.value = new Set([...solved.peek(), name]);
  remember(STORAGE_KEY, [...solved.peek()].join(" "));
}
