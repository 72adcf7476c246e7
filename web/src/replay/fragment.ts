/**
 * Records in the fragment of an address, which no server sees: compressed, in letters that addresses allow. A record that
 * is too long for an address is named there by its file; only the page that has read the file can show it.
 */

import { MOST_BYTES } from "../protocol/messages";

const MARK = "#z=";
const OF_FILE = "#file=";

/** The longest fragment: longer addresses get cut when they are shared. */
const LONGEST = 32_000;

/** The fragment with a record, or with the name of its file if the record is too long. */
export async function fragmentOf(record: Uint8Array<ArrayBuffer>, file: string): Promise<string> {
  const named = OF_FILE + encodeURIComponent(file);
  const packed = await through(new CompressionStream("deflate-raw"), record, MOST_BYTES);
  if (!packed) return named;
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  const fragment = MARK + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return fragment.length > LONGEST ? named : fragment;
}

/** Whether a fragment holds or names a record. */
export const namesRecord = (fragment: string): boolean => fragment.startsWith(MARK) || fragment.startsWith(OF_FILE);

/** The record of a fragment; null if it holds none, or one that is too large. */
export async function recordOf(fragment: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return await through(new DecompressionStream("deflate-raw"), bytes, MOST_BYTES);
  } catch {
    return null;
  }
}

/** The content of a stream; null as soon as it has more than `most` bytes. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
