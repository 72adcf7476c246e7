/** What a table tells, read. */

import type { ToPage } from "./messages";

const KNOWN = [
  "waits",
  "gathering",
  "table",
  "since",
  "entry",
  "ack",
  "nack",
  "pong",
  "presence",
  "wishes",
  "ended",
  "again",
  "chat",
];

/** The message that this text is; null for one of another time. */
export function parsed(text: string): ToPage | null {
  try {
    const message = JSON.parse(text) as { is?: unknown } | null;
    return KNOWN.includes(String(message?.is)) ? (message as ToPage) : null;
  } catch {
    return null;
  }
}
