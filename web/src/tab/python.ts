/**
 * Python in a worker: its parts lie beside the worker's script, and are fetched from there.
 *
 * A service worker may answer the address of the script from its store, and then the query of the address is lost: the
 * names of the parts are therefore written into the script when it is built.
 */

import type { loadPyodide, PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { MissingPart } from "./problems";
import { Thinker } from "./thinking";

/** The addresses of the parts from the root of the site, by `make site`. */
declare const PARTS: {
  python: string;
  standard: string;
  packages: string;
  rooms: string;
  later: string;
  rules: string;
  root: string;
  /** The operations that need no more than `rooms`. */
  firstOperations: string[];
};

const ROOT = new URL(PARTS.root, self.location.href);
const addressOf = (part: string): string => new URL(part, ROOT).href;

interface Garbage extends PyProxy {
  disable(): void;
  enable(): void;
  freeze(): void;
}

/** Pyodide's own list of packages is empty: the house brings its packages itself. */
const NO_PACKAGES = { info: { abi_version: "2026_0", arch: "wasm32", platform: "", version: "" }, packages: {} };

async function fetchPart(part: string): Promise<ArrayBuffer> {
  const answer = await fetch(addressOf(part)).catch((error: unknown) => {
    throw new MissingPart(`${part}: ${error}`);
  });
  if (!answer.ok) throw new MissingPart(`${part}: ${answer.status}`);
  return answer.arrayBuffer();
}

const packagesOf = (python: PyodideAPI): string => python.runPython("import site; site.getsitepackages()[0]") as string;

/** Start Python with the packages and the first rooms of Hachiya; MissingPart if one cannot be fetched. */
export async function startPython(): Promise<PyodideAPI> {
  const archives = [PARTS.packages, PARTS.rooms].map(fetchPart);
  const module = import(/* @vite-ignore */ addressOf(`${PARTS.python}pyodide.mjs`)).catch((error: unknown) => {
    throw new MissingPart(String(error));
  });
  const python = await ((await module) as { loadPyodide: typeof loadPyodide }).loadPyodide({
    indexURL: addressOf(PARTS.python),
    stdLibURL: addressOf(PARTS.standard),
    lockFileContents: NO_PACKAGES as never,
    packages: [],
    env: { HACHIYA_PURE: "1" },
  });
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: packagesOf(python) });
  return python;
}

/** Whether an operation needs the later rooms. */
export const isLater = (operation: string): boolean => !PARTS.firstOperations.includes(operation);

/** Add the rooms that no first deal needs; MissingPart. */
export async function addLaterRooms(python: PyodideAPI): Promise<void> {
  python.unpackArchive(await fetchPart(PARTS.later), "zip", { extractDir: packagesOf(python) });
  python.runPython("import importlib; importlib.invalidate_caches()");
}

/** Import a module of the house. What an import makes stays: to look through it for garbage takes as long as to make it. */
export function importModule(python: PyodideAPI, name: string): PyProxy {
  const garbage = python.pyimport("gc") as Garbage;
  garbage.disable();
  try {
    return python.pyimport(name) as PyProxy;
  } finally {
    garbage.freeze();
    garbage.enable();
    garbage.destroy();
  }
}

/** Fetch `rules.wasm`, which runs the searches of Python; MissingPart. */
export const startThinker = async (): Promise<Thinker> => Thinker.load(await fetchPart(PARTS.rules));
