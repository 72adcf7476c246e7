/** The server's languages and their messages; each shelf is fetched when it is needed in a language. */

import { computed, effect, signal } from "@preact/signals";
import { fullPath } from "../addresses";
import { language } from "../preferences";
import type { ArgumentJson, LanguageOffer, Languages, MessageJson, Shelf, ShelfName } from "../protocol/messages";
import { shelves } from "./shelves.json";
import { Speech } from "./voice";

/** The language with all messages. */
const REFERENCE = "en";

/** The pause before another try when the server does not answer, in milliseconds. */
const RETRY_MS = 2000;

/** The languages that may be chosen. */
export const offeredLanguages = signal<readonly LanguageOffer[]>([]);

/** The loaded shelves of each language. */
const loaded = signal<ReadonlyMap<string, { speech: Speech; shelves: ReadonlySet<ShelfName> }>>(new Map());

/** The shelves that the page needs. */
const needed = signal<ReadonlySet<ShelfName>>(new Set());

/** The language that the person has chosen, else the first of the browser's languages that the server has. */
export const wantedLanguage = computed<string>(() => {
  const codes = offeredLanguages.value.map(({ code }) => code);
  if (codes.includes(language.value)) return language.value;
  const tags = navigator.languages ?? [navigator.language];
  const match = tags.map((tag) => tag.toLowerCase().split("-")[0]!).find((code) => codes.includes(code));
  return match ?? REFERENCE;
});

let lastLanguage = "";

/** The language of the page: the wanted one, or the last one until the shelves of the wanted one are loaded. */
export const currentLanguage = computed<string>(() => {
  const whole = (code: string) => {
    const shelves = loaded.value.get(code)?.shelves;
    return shelves !== undefined && [...needed.value].every((name) => shelves.has(name));
  };
  lastLanguage = [wantedLanguage.value, lastLanguage, ...loaded.value.keys()].find(whole) ?? lastLanguage;
  return lastLanguage;
});

/** The tag of the current language. */
export const languageTag = computed(
  () => offeredLanguages.value.find(({ code }) => code === currentLanguage.value)?.tag ?? currentLanguage.value,
);

/** The messages of the current language. */
export const speech = computed(() => loaded.value.get(currentLanguage.value)?.speech ?? new Speech(REFERENCE));

/** Load the first shelves, with as many tries as it takes; from then on needed shelves are fetched. */
export async function loadFirstShelves(...names: readonly ShelfName[]): Promise<void> {
  for (;;) {
    try {
      offeredLanguages.value = await fetchJson<Languages>("/api/languages");
      await loadShelves(...names);
      break;
    } catch {
      await new Promise((wait) => setTimeout(wait, RETRY_MS));
    }
  }
  effect(() => {
    const code = wantedLanguage.value;
    const names = [...needed.value];
    // If the shelves cannot be fetched, the page stays in the last language.
    void fetchShelves(code, names).catch(() => {});
  });
}

/** Load shelves in the wanted language. Rejected if they cannot be fetched. */
export async function loadShelves(...names: readonly ShelfName[]): Promise<void> {
  await fetchShelves(wantedLanguage.peek(), names);
  needed.value = new Set([...needed.peek(), ...names]);
}

/** Load the shelves that a message needs. Rejected if they cannot be fetched. */
export const loadShelvesFor = (message: MessageJson): Promise<void> => {
  const topics = new Set(topicsOf(message));
  const names = Object.entries(shelves).filter(([, topicsOfShelf]) => topicsOfShelf.some((topic) => topics.has(topic)));
  return loadShelves(...names.map(([name]) => name as ShelfName));
};

/** The topics of a message and its arguments. */
function topicsOf(argument: ArgumentJson): string[] {
  if (typeof argument !== "object") return [];
  if (Array.isArray(argument)) return argument.flatMap(topicsOf);
  if ("key" in argument) return [argument.key.split("-")[0]!, ...Object.values(argument.args ?? {}).flatMap(topicsOf)];
  return Object.keys(argument).map((kind) => (kind === "cards" ? "card" : kind));
}

async function fetchShelves(code: string, names: readonly ShelfName[]): Promise<void> {
  const missing = names.filter((name) => !loaded.peek().get(code)?.shelves.has(name));
  const offer = offeredLanguages.peek().find((other) => other.code === code);
  if (!missing.length || !offer) return;
  const contents = await Promise.all(
    missing.map(async (name) => [name, await fetchJson<Shelf>(offer.shelves[name])] as const),
  );
  addShelves(code, contents);
}

/** Add shelves that have been fetched. */
export function addShelves(code: string, contents: readonly (readonly [ShelfName, Shelf])[]): void {
  const entry = loaded.peek().get(code);
  const shelves = new Set(entry?.shelves);
  const words = entry?.speech ?? new Speech(code);
  for (const [name, shelf] of contents) {
    if (!shelves.has(name)) words.add(shelf);
    shelves.add(name);
  }
  loaded.value = new Map([...loaded.peek(), [code, { speech: words, shelves }]]);
}

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(fullPath(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}
