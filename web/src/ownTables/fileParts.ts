/** Cuts a file into parts of whole matches; only one part of the file is in memory. */

import { MOST_BYTES } from "../protocol/messages";

/** The size of a part in bytes; a larger match makes a larger part. */
const PART = 1_000_000;

export interface Part {
  /** The number of the part's first line in the file, from 1. */
  line: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** The number of bytes up to the end of the part. */
  done: number;
  /** Whether the part is a match that is too large for the server. */
  tooLong: boolean;
}

export async function* partsOf(file: Blob, size = PART, most = MOST_BYTES): AsyncGenerator<Part> {
  let line = 1;
  let from = 0;
  while (from < file.size) {
    let bytes = await readBytes(file, from, size);
    let end = lastMatch(bytes, from + bytes.length >= file.size);
    if (!end && bytes.length < most) {
      bytes = await readBytes(file, from, most);
      end = lastMatch(bytes, from + bytes.length >= file.size);
    }
    const tooLong = !end;
    const length = end || (await nextMatch(file, from + bytes.length, most)) - from;
    const part = tooLong ? new Uint8Array() : bytes.slice(0, end);
    yield { line, bytes: part, done: from + length, tooLong };
    line += tooLong ? await linesIn(file, from, from + length, most) : countLines(part);
    from += length;
  }
}

const readBytes = async (file: Blob, from: number, length: number) =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

/** Text with one letter for each byte, so that indices are those of the bytes. */
const letters = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const MATCH = /(?<=\n)\s*\{\s*"e"\s*:\s*"match"\s*[,}]/g;

/** The end of the last whole match: the end of the file, or where the last match begins; 0 if there is none. */
function lastMatch(bytes: Uint8Array, isEnd: boolean): number {
  if (isEnd) return bytes.length;
  return [...letters(bytes).matchAll(MATCH)].at(-1)?.index ?? 0;
}

/** The beginning of the next match after a place, or the end of the file. */
async function nextMatch(file: Blob, from: number, step: number): Promise<number> {
  const before = 100;
  for (let at = from - before; at < file.size; at += step - before) {
    const index = letters(await readBytes(file, at, step)).search(MATCH);
    if (index >= 0) return at + index;
  }
  return file.size;
}

const countLines = (bytes: Uint8Array) => bytes.reduce((total, byte) => total + (byte === 10 ? 1 : 0), 0);

async function linesIn(file: Blob, from: number, to: number, step: number): Promise<number> {
  let total = 0;
  for (let at = from; at < to; at += step) total += countLines(await readBytes(file, at, Math.min(step, to - at)));
  return total;
}
