/** The floors of the page: a folder imports from those below it, and of those beside it only what the lowest share. */

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** From below; on the lowest floor folders may use each other. What lies in no folder puts the page together. */
const FLOORS = [
  ["protocol", "words", "cards", "motion"],
  ["parts"],
  ["frame"],
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
    "review",
    "puzzles",
    "attendance",
    "fair",
    "lobby",
    "lessons",
  ],
  ["examples"],
];
/** Files in no folder that everything may use. */
const GROUND = ["preferences", "router", "money", "addresses", "signed"];

const folderOf = (path: string): string => path.replace("/src/", "").split("/")[0]!;
const floorOf = (folder: string): number => FLOORS.findIndex((folders) => folders.includes(folder));

/** What a file imports, as paths from `/src/`. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
    .map(([, other]) => new URL(other!, `file://${path}`).pathname)
    .filter((other) => other.startsWith("/src/"));

test("a folder imports from those below it", () => {
  const files = Object.entries(SOURCES).map(([path, text]) => [path.replace("..", ""), text] as const);
  const folders = new Set(files.map(([path]) => folderOf(path)).filter((folder) => !folder.includes(".")));
  expect([...folders].sort()).toEqual(FLOORS.flat().sort());
  for (const [path, text] of files) {
    const own = folderOf(path);
    if (own.includes(".")) continue;
    for (const other of importsOf(path, text)) {
      const folder = folderOf(other);
      if (folder === own || GROUND.includes(folder) || (floorOf(own) === 0 && floorOf(folder) === 0)) continue;
      const [here, there] = [floorOf(own), floorOf(folder)];
      expect(there >= 0 && there < here, `${path} imports ${other}`).toBe(true);
    }
  }
});
