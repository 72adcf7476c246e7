import { form, USUAL } from "../src/money";
import type { ShelfName } from "../src/protocol/messages";
import { addShelves, loadShelves, offeredLanguages } from "../src/words/languages";
import { SHELVES, shelfOf } from "./catalogue";

/**
 * The browser globals that pure modules use when they are imported. All test files run in one environment, because a new
 * one for each takes longer than their tests; this file resets the state that a game leaves behind.
 */

Object.assign(globalThis, { location: new URL("http://127.0.0.1:8088/") });
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });

const names = Object.keys(SHELVES) as ShelfName[];
const tags = { en: "en", ja: "ja", zh: "zh-Hans" };
const shelves = Object.fromEntries(names.map((name) => [name, ""])) as Record<ShelfName, string>;
offeredLanguages.value = Object.entries(tags).map(([code, tag]) => ({ code, tag, name: code, shelves }));
for (const code of Object.keys(tags))
  addShelves(
    code,
    names.map((name) => [name, shelfOf(code, name)] as const),
  );
await loadShelves(...names);
form.value = USUAL;
