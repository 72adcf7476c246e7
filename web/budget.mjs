/** The size limits of a table's first load; the build fails if a table exceeds them. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Bytes, compressed as on the wire. */
export const LIMITS = { code: 120_000, whole: 300_000 };

/** The module that loads the table of each family. */
const TABLE = "/src/FetchedTable.tsx";
/** The usual deck of 48 faces and a back, and its family. */
const DECK = "src/cards/faces/";
const DECK_OF = "hanafuda";
const DECK_SIZE = 49;

const compressed = (content) => gzipSync(content, { level: 9 }).length;

const CATALOGUE = new URL("../src/hachiya/words/catalogue/", import.meta.url);
const { always, families, shelves } = JSON.parse(
  readFileSync(new URL("src/words/shelves.json", import.meta.url), "utf8"),
);

/** The size of the messages that the table of a family needs, in the language where it is largest. */
export function words(family) {
  const read = (code, topic) =>
    readFileSync(new URL(`${code}/${topic}.ftl`, CATALOGUE), "utf8").replace(/^#.*\n/gm, "");
  const shelf = (code, name) =>
    compressed(JSON.stringify({ own: shelves[name].map((topic) => read(code, topic)).join("") }));
  const all = (code) => [...always, ...families[family]].reduce((sum, name) => sum + shelf(code, name), 0);
  return Math.max(...readdirSync(CATALOGUE).map(all));
}

/**
 * The sizes of the tables of a bundle, by family: script and style with the messages that they need, and for flower
 * cards all of it with the usual deck.
 */
export function weigh(bundle, dynamicImports, messages = words) {
  const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
  const holding = (module, what = (chunk) => chunk.moduleIds) => {
    const holder = chunks.find((chunk) => what(chunk).includes(module));
    if (!holder) throw new Error(`budget: ${module} lies in no chunk`);
    return holder;
  };
  const module = (ending) => {
    const match = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => id.endsWith(ending));
    if (!match) throw new Error(`budget: there is no module ${ending}`);
    return match;
  };
  const filesOf = (starts) => {
    const seen = new Set();
    const visit = (name) => {
      const chunk = bundle[name];
      if (seen.has(name) || chunk?.type !== "chunk") return;
      seen.add(name);
      for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
      for (const other of chunk.imports) visit(other);
    };
    for (const { fileName } of starts) visit(fileName);
    return seen;
  };
  const sizeOf = (names) =>
    [...names].reduce((sum, name) => sum + compressed(bundle[name].code ?? bundle[name].source), 0);

  const table = module(TABLE);
  const first = [...chunks.filter(({ isEntry }) => isEntry), holding(table)];

  const deck = Object.values(bundle).filter(({ originalFileNames }) =>
    originalFileNames?.some((name) => name.includes(DECK)),
  );
  if (deck.length !== DECK_SIZE) throw new Error(`budget: ${deck.length} pictures in ${DECK}, not ${DECK_SIZE}`);
  const art = sizeOf(deck.map(({ fileName }) => fileName));
  const weights = (family, own) => ({ code: own, ...(family === DECK_OF && { whole: own + art }) });
  return Object.fromEntries(
    dynamicImports(table).map((id) => {
      const family = id.split("/").at(-2);
      return [family, weights(family, sizeOf(filesOf([...first, holding(id)])) + messages(family))];
    }),
  );
}

/** The sizes over their limits, in words. */
export function excess(tables, limits = LIMITS) {
  return Object.entries(tables).flatMap(([name, weights]) =>
    Object.entries(weights)
      .filter(([what, weight]) => weight > limits[what])
      .map(([what, weight]) => `${name}: ${labelOf(what)} ${kilobytes(weight)}, over ${kilobytes(limits[what])}`),
  );
}

const labelOf = (what) => ({ code: "script, style and words", whole: "with a deck" })[what];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The Vite plugin that checks the sizes. */
export function budget(limits = LIMITS, messages = words) {
  return {
    name: "hachiya-budget",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const tables = weigh(bundle, (id) => this.getModuleInfo(id).dynamicallyImportedIds, messages);
      for (const [name, weights] of Object.entries(tables)) {
        const figures = Object.entries(weights).map(
          ([what, weight]) => `${labelOf(what)} ${kilobytes(weight)} of ${kilobytes(limits[what])}`,
        );
        console.log(`first load, gzip: ${name}: ${figures.join(", ")}`);
      }
      const over = excess(tables, limits);
      if (over.length) this.error(`too much to load at a table\n${over.join("\n")}`);
    },
  };
}
