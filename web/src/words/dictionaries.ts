/** The words of the page, a file for each language, which is fetched when it is to be spoken. */

import { signal } from "@preact/signals";
import type { Language } from "../preferences";
import type { en } from "./en";

export type Key = keyof typeof en;

/** Japanese and English have every word. Chinese has what all pages share and the games that are told in it. */
export type Dictionary = Partial<Record<Key | `refused.${string}`, string>>;

const FETCH: Record<Language, () => Promise<Dictionary>> = {
  ja: async () => (await import("./ja")).ja,
  en: async () => (await import("./en")).en,
  zh: async () => {
    const { zh, refused } = await import("./zh");
    return { ...zh, ...refused };
  },
};

/** The languages whose words are here. */
export const known = signal<Partial<Record<Language, Dictionary>>>({});

/** Fetch the words of a language; where Chinese has none, English speaks. */
export async function learn(wanted: Language): Promise<void> {
  const languages: Language[] = wanted === "zh" ? ["zh", "en"] : [wanted];
  const missing = languages.filter((language) => !known.peek()[language]);
  const found = await Promise.all(missing.map(async (language) => [language, await FETCH[language]()] as const));
  if (found.length) known.value = { ...known.peek(), ...Object.fromEntries(found) };
}
