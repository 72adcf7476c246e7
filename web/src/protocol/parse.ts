/** Reads the messages of a table. */

import type { ToPage } from "./messages";

const MESSAGE_KINDS = [
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
  "lower_rungs",
  "chat",
];

/** Parse a message; null for a kind of message that this page does not know. */
export function parseMessage(text: string): ToPage | null {
  try {
    const message = JSON.parse(text) as { is?: unknown } | null;
    return MESSAGE_KINDS.includes(String(message?.is)) ? (message as ToPage) : null;
  } catch {
    return null;
  }
}
