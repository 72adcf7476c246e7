/** The table at which this person waits for others while they look at other pages. */

import { signal } from "@preact/signals";
import { forget, recall, remember } from "../preferences";

const NAME = "waiting";
const SEAT = /^\/t\/[\w-]{16}\/\d$/;

function storedPath(): string | null {
  const path = recall(NAME);
  return path && SEAT.test(path) ? path : null;
}

/** The path of the person's seat there; null if they wait nowhere. */
export const waitingTable = signal<string | null>(storedPath());

export function startWaiting(path: string): void {
  waitingTable.value = path;
  remember(NAME, path);
}

export function stopWaiting(path: string): void {
  if (waitingTable.peek() !== path) return;
  waitingTable.value = null;
  forget(NAME);
}
