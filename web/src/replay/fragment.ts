/** Records in the fragment of an address, which no server sees: compressed, in letters that addresses allow. */

import { MOST_BYTES } from "../protocol/messages";

const MARK = "#z=";

/** The longest fragment: longer addresses get cut when they are shared. */
const LONGEST = 32_000;

/** The fragment with a record; null if it would be too long. */
export async function fragmentOf(record: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const packed = await through(new CompressionStream("deflate-raw"), record, MOST_BYTES);
  if (!packed) return null;
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  const fragment = MARK + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return fragment.length > LONGEST ? null : fragment;
}

/** Whether an address holds a record. */
export const holdsRecord = (hash: string): boolean => hash.startsWith(MARK);

/** The record of a fragment; null if it holds none, or one that is too large. */
export async function recordOf(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
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
