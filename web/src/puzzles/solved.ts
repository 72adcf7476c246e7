/** The puzzles that have been solved in this browser. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";

const KEPT = "puzzles";

export const solved = signal<ReadonlySet<string>>(new Set((recall(KEPT) ?? "").split(" ").filter(Boolean)));

export function keepSolved(name: string): void {
  solved.value = new Set([...solved.peek(), name]);
  remember(KEPT, [...solved.peek()].join(" "));
}
