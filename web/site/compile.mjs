/**
 * Compiles archives of Python sources with the Python of the tab: `node compile.mjs FROM TO`.
 *
 * The archives in the folder TO are stored, not deflated, so that the transfer compresses them better.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFile, startPython } from "./python.mjs";

const [from, to] = process.argv.slice(2);
const python = await startPython();
for (const name of readdirSync(from).filter((file) => file.endsWith(".zip"))) {
  python.FS.writeFile("/sources.zip", readFileSync(join(from, name)));
  await runFile(python, "compile.py");
  writeFileSync(join(to, name), python.FS.readFile("/compiled.zip"));
}
