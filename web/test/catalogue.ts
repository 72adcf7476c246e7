/** The catalogue as the server serves it. */

import type { ShelfName } from "../src/protocol/messages";
import { shelves } from "../src/words/shelves.json";

const FILES = import.meta.glob<string>("../../src/hachiya/words/catalogue/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const SHELVES = shelves as Record<ShelfName, string[]>;

/** A file of a language. */
export const topicOf = (code: string, topic: string): string =>
  FILES[`../../src/hachiya/words/catalogue/${code}/${topic}.ftl`] ?? "";

/** A shelf; these languages lack nothing. */
export const shelfOf = (code: string, name: ShelfName) => ({
  own: SHELVES[name].map((topic) => topicOf(code, topic)).join("\n"),
  standIn: "",
});
