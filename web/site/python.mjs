/** Python of the house in a tab, run by Node: what the build and its tests need. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** Pyodide's own list of packages, which are never fetched: the house brings its packages itself. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

/**
 * Start Python with archives of packages, on the whole standard library or on an archive of it.
 *
 * Positions in lines are left out of what Python compiles here: only tracebacks would show them.
 */
export async function startPython({ archives = [], standardLibrary } = {}) {
  const python = await loadPyodide({
    env: { HACHIYA_PURE: "1", PYTHONNODEBUGRANGES: "1" },
    lockFileContents: NO_PACKAGES,
    packages: [],
    ...(standardLibrary && { stdLibURL: standardLibrary }),
  });
  const path = python.runPython("import site; site.getsitepackages()[0]");
  for (const archive of archives)
    python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: path });
  return python;
}

/** Run a file of Python beside this one, with variables; a failure ends the process with Python's own words. */
export async function runFile(python, name, variables = {}) {
  for (const [key, value] of Object.entries(variables)) python.globals.set(key, value);
  try {
    await python.runPythonAsync(readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8"), {
      filename: name,
    });
  } catch (error) {
    // Node would print the whole line of the script in which it was thrown, a megabyte.
    console.error(error.message);
    process.exit(1);
  }
}
