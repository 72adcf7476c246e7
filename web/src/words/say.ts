/** The words of the page in the language that is chosen now. */

import { computed, signal } from "@preact/signals";
import { type Language, language } from "../preferences";
import { en } from "./en";
import { ja } from "./ja";
import { zh } from "./zh";

export type Key = keyof typeof en;

/** Japanese and English have every word. Chinese has what all pages share and the games that are told in it. */
export const DICTIONARIES: Record<Language, Partial<Record<Key, string>>> = { ja, en, zh };

/** The games that are told in Chinese; tables of others speak English instead, as a whole. */
const IN_CHINESE: readonly string[] = ["bashifen"];

/** The game on the table, where one is. */
export const played = signal("");

/** The language that is spoken here: the chosen one, as far as the game on the table has it. */
export const tongue = computed<Language>(() =>
  language.value === "zh" && played.value && !IN_CHINESE.includes(played.value) ? "en" : language.value,
);

/** The same for words that come from the server, which speaks two languages. */
export const heard = computed<"ja" | "en">(() => (tongue.value === "ja" ? "ja" : "en"));

/** The text under a key as it is written, with its blanks; a game on the table may have one of its own. */
export function written(key: Key): string {
  const own = `${key}.${played.value}`;
  const found = isKey(own) ? own : key;
  return DICTIONARIES[tongue.value][found] ?? en[found];
}

/** What stands under a key, filled in. Read inside a component it follows the language. */
export const say = (key: Key, filled: Record<string, string | number> = {}): string =>
  written(key).replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? ""));

/** Is there a word for this? Names from the server may be newer than the page. */
export const isKey = (key: string): key is Key => key in en;

/** The word for a name from the server, else the name itself. */
export const sayName = (group: string, name: string): string => {
  const key = `${group}.${name}`;
  return isKey(key) ? say(key) : name;
};

export const list = (words: readonly string[]): string => {
  if (words.length < 2) return words.join("");
  if (tongue.value === "ja") return words.join(say("comma"));
  return words.slice(0, -1).join(say("comma")) + say("and") + words.at(-1);
};
