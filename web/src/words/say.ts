/** The words of the page in the language that is chosen now. */

import { computed, signal } from "@preact/signals";
import { LANGUAGES, type Language, language } from "../preferences";
import { type Key, known } from "./dictionaries";

export type { Key };

/** The game on the table, where one is. */
export const played = signal("");

/** The languages in which it is told; where the chosen one is not among them its table speaks English, as a whole. */
export const toldIn = signal<readonly Language[]>(LANGUAGES);

/** The language that is spoken here: the chosen one, as far as the game on the table has it. */
export const tongue = computed<Language>(() => {
  const wanted = toldIn.value.includes(language.value) ? language.value : "en";
  // Until its words are here, what has been spoken goes on.
  return known.value[wanted] ? wanted : (LANGUAGES.find((other) => known.value[other]) ?? wanted);
});

/** The same for words that come from the server, which speaks two languages. */
export const heard = computed<"ja" | "en">(() => (tongue.value === "ja" ? "ja" : "en"));

/** The text under a key as it is written, with its blanks; a game on the table may have one of its own. */
export function written(key: Key): string {
  const own = `${key}.${played.value}`;
  const found = isKey(own) ? own : key;
  return known.value[tongue.value]?.[found] ?? known.value.en?.[found] ?? "";
}

/** What stands under a key, filled in. Read inside a component it follows the language. */
export const say = (key: Key, filled: Record<string, string | number> = {}): string =>
  written(key).replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? ""));

/** Why the server refuses: it speaks two languages; the page has words of its own for the third. */
export const refusalIn = ({ code, ja, en }: { code: string; ja: string; en: string }): string =>
  (tongue.value === "zh" && known.value.zh?.[`refused.${code}`]) || (heard.value === "ja" ? ja : en);

/** Is there a word for this? Names from the server may be newer than the page. */
export const isKey = (key: string): key is Key => Object.values(known.value).some((words) => key in words);

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
