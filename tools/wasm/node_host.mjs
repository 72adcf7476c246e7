/**
 * Runs the entries of the `rules.wasm` that the first argument names, for the process at the other end of the pipe.
 *
 * A request is a line of JSON, `{"entry": …, "bytes": …}`, and so many bytes of a frame. The answer is a line of JSON
 * with the processor time of the call in seconds, and the frame; or a line with an `error`.
 */

import { readFileSync, readSync, writeSync } from "node:fs";
import { Rules } from "../../web/src/tab/rules.mjs";

const [INPUT, OUTPUT] = [0, 1];
const NEW_LINE = 10;

/** Reads so many bytes, or null at the end of the input. */
function read(count) {
  const bytes = Buffer.alloc(count);
  for (let read = 0; read < count; ) {
    const more = readSync(INPUT, bytes, read, count - read, null);
    if (more === 0) return null;
    read += more;
  }
  return bytes;
}

/** Reads a line, or null at the end of the input. */
function readLine() {
  const letters = [];
  for (let letter = read(1); letter?.[0] !== NEW_LINE; letter = read(1)) {
    if (letter === null) return null;
    letters.push(letter);
  }
  return Buffer.concat(letters).toString();
}

function write(bytes) {
  for (let written = 0; written < bytes.length; ) written += writeSync(OUTPUT, bytes, written);
}

const seconds = ({ user, system }) => (user + system) / 1e6;
const rules = await Rules.load(readFileSync(process.argv[2]));
for (let line = readLine(); line !== null; line = readLine()) {
  const { entry, bytes } = JSON.parse(line);
  const frame = read(bytes);
  try {
    const start = process.cpuUsage();
    rules.run(entry, frame);
    write(Buffer.from(`${JSON.stringify({ seconds: seconds(process.cpuUsage(start)) })}\n`));
    write(frame);
  } catch (error) {
    write(Buffer.from(`${JSON.stringify({ error: String(error) })}\n`));
  }
}
