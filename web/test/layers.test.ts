/** The layers of the page: a folder imports only from layers below its own. */

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx,mjs}", { eager: true, query: "?raw", import: "default" });

/** The layers from below. Folders of the lowest layer may use each other; files in no folder put the page together. */
const LAYERS = [
  ["protocol", "words", "cards", "motion"],
  ["parts"],
  ["prints", "reasons", "rooms", "share"],
  ["table"],
  ["review"],
  [
    "start",
    "ownTables",
    "waitingRoom",
    "odds",
    "rules",
    "statistics",
    "hanafuda",
    "bashifen",
    "replay",
    "puzzles",
    "attendance",
    "fair",
    "lobby",
    "lessons",
    "tab",
  ],
  ["examples", "picker"],
  ["judge", "tally"],
];
/** Files in no folder that all layers may use. */
const GROUND = ["preferences", "router", "money", "addresses", "signed"];

const folderOf = (path: string): string => path.replace("/src/", "").split("/")[0]!;
const layerOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder));

/** What a file imports, as paths from `/src/`. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
    .map(([, other]) => new URL(other!, `file://${path}`).pathname)
    .filter((other) => other.startsWith("/src/"));

test("a folder imports only from the folders below it", () => {
  const files = Object.entries(SOURCES).map(([path, text]) => [path.replace("..", ""), text] as const);
  const folders = new Set(files.map(([path]) => folderOf(path)).filter((folder) => !folder.includes(".")));
  expect([...folders].sort()).toEqual(LAYERS.flat().sort());
  for (const [path, text] of files) {
    const own = folderOf(path);
    if (own.includes(".")) continue;
    for (const other of importsOf(path, text)) {
      const folder = folderOf(other);
      if (folder === own || GROUND.includes(folder) || (layerOf(own) === 0 && layerOf(folder) === 0)) continue;
      const [here, there] = [layerOf(own), layerOf(folder)];
      expect(there >= 0 && there < here, `${path} imports ${other}`).toBe(true);
    }
  }
});
