/** The table at which this person waits for others, wherever on the page they are meanwhile. */

import { signal } from "@preact/signals";
import { forget, recall, remember } from "../preferences";

const NAME = "waiting";
const SEAT = /^\/t\/[\w-]{16}\/\d$/;

function kept(): string | null {
  const path = recall(NAME);
  return path && SEAT.test(path) ? path : null;
}

/** The own seat there; null where nobody is waited for. */
export const waiting = signal<string | null>(kept());

export function wait(path: string): void {
  waiting.value = path;
  remember(NAME, path);
}

export function waitNoMore(path: string): void {
  if (waiting.peek() !== path) return;
  waiting.value = null;
  forget(NAME);
}
