/** Reads what is asked as JSON from the first file, writes what the page makes of it to the second. */

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const [asked, answer] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));

// What the page asks of a browser before anything is called.
Object.assign(globalThis, { location: new URL("http://127.0.0.1:8088/") });
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });

const folder = await mkdtemp(join(here, "..", "node_modules", ".rendered-"));
try {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(here, ".."),
    build: { ssr: "test/rendered.ts", outDir: folder, emptyOutDir: true, minify: false },
  });
  const { rendered } = await import(pathToFileURL(join(folder, "rendered.js")));
  await writeFile(answer, JSON.stringify(rendered(JSON.parse(await readFile(asked, "utf8")))));
} finally {
  await rm(folder, { recursive: true });
}
