/** Lays beside every file of a folder the same compressed by brotli and gzip: `node compress.mjs FOLDER`. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Whether a file stands beside another that is as old or older. */
const isFresh = (path, than) => statSync(path, { throwIfNoEntry: false })?.mtimeMs >= statSync(than).mtimeMs;

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!statSync(path).isFile() || /\.(br|gz|png|webp)$/.test(name) || name.startsWith(".")) continue;
  const content = readFileSync(path);
  const hints = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: content.length };
  if (!isFresh(`${path}.br`, path)) writeFileSync(`${path}.br`, brotliCompressSync(content, { params: hints }));
  if (!isFresh(`${path}.gz`, path)) writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
