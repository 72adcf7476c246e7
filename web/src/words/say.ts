/** The words of the page in the language that is chosen now. */

import { signal } from "@preact/signals";
import { type Language, language } from "../preferences";
import { en } from "./en";
import { ja } from "./ja";

export type Key = keyof typeof en;

export const DICTIONARIES: Record<Language, Record<Key, string>> = { ja, en };

/** The game on the table, where one is. */
export const played = signal("");

/**
 * What stands under a key, filled in; a game on the table may have a word of its own. Read inside a component it
 * follows the language.
 */
export function say(key: Key, filled: Record<string, string | number> = {}): string {
  const own = `${key}.${played.value}`;
  return DICTIONARIES[language.value][isKey(own) ? own : key].replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? ""));
}

/** Is there a word for this? Names from the server may be newer than the page. */
export const isKey = (key: string): key is Key => key in en;

/** The word for a name from the server, else the name itself. */
export const sayName = (group: string, name: string): string => {
  const key = `${group}.${name}`;
  return isKey(key) ? say(key) : name;
};

export const list = (words: readonly string[]): string => {
  if (words.length < 2) return words.join("");
  if (language.value === "ja") return words.join(say("comma"));
  return words.slice(0, -1).join(say("comma")) + say("and") + words.at(-1);
};
