/** The languages that the server has, and their messages: each shelf is fetched when it is needed in that language. */

import { computed, effect, signal } from "@preact/signals";
import { language } from "../preferences";
import type { ArgumentJson, LanguageOffer, Languages, MessageJson, Shelf, ShelfName } from "../protocol/messages";
import { at } from "../reach";
import { shelves } from "./shelves.json";
import { Speech } from "./voice";

/** The language that has every message. */
const REFERENCE = "en";

/** How soon to ask again, where the server does not answer, in milliseconds. */
const AGAIN = 2000;

/** The languages that may be chosen. */
export const offered = signal<readonly LanguageOffer[]>([]);

/** What of each language is here. */
const here = signal<ReadonlyMap<string, { speech: Speech; shelves: ReadonlySet<ShelfName> }>>(new Map());

/** The shelves of all that is shown. */
const needed = signal<ReadonlySet<ShelfName>>(new Set());

/** The language that a person has chosen, else the first of the browser's that there is. */
export const wanted = computed<string>(() => {
  const codes = offered.value.map(({ code }) => code);
  if (codes.includes(language.value)) return language.value;
  const tags = navigator.languages ?? [navigator.language];
  const known = tags.map((tag) => tag.toLowerCase().split("-")[0]!).find((code) => codes.includes(code));
  return known ?? REFERENCE;
});

let before = "";

/** The language that is spoken: until the words of the wanted one are here, what was spoken goes on. */
export const spoken = computed<string>(() => {
  const whole = (code: string) => {
    const shelves = here.value.get(code)?.shelves;
    return shelves !== undefined && [...needed.value].every((name) => shelves.has(name));
  };
  before = [wanted.value, before, ...here.value.keys()].find(whole) ?? before;
  return before;
});

/** What the language is called in documents. */
export const tag = computed(() => offered.value.find(({ code }) => code === spoken.value)?.tag ?? spoken.value);

/** Messages of the language that is spoken. */
export const speech = computed(() => here.value.get(spoken.value)?.speech ?? new Speech(REFERENCE));

/** Have these shelves, however long the server takes to answer; from then on what is needed is fetched. */
export async function meet(...names: readonly ShelfName[]): Promise<void> {
  for (;;) {
    try {
      offered.value = await got<Languages>("/api/languages");
      await learn(...names);
      break;
    } catch {
      await new Promise((wait) => setTimeout(wait, AGAIN));
    }
  }
  effect(() => {
    const code = wanted.value;
    const names = [...needed.value];
    // What cannot be fetched is not spoken: what was spoken goes on.
    void fetchShelves(code, names).catch(() => {});
  });
}

/** Have these shelves in the language that is wanted now. Rejected if they cannot be fetched. */
export async function learn(...names: readonly ShelfName[]): Promise<void> {
  await fetchShelves(wanted.peek(), names);
  needed.value = new Set([...needed.peek(), ...names]);
}

/** Have all that is said in this message, wherever it lies. Rejected if it cannot be fetched. */
export const learnFor = (message: MessageJson): Promise<void> => {
  const topics = new Set(topicsOf(message));
  const names = Object.entries(shelves).filter(([, lying]) => lying.some((topic) => topics.has(topic)));
  return learn(...names.map(([name]) => name as ShelfName));
};

/** The topics of which a message speaks: of what it says itself and of what it names. */
function topicsOf(argument: ArgumentJson): string[] {
  if (typeof argument !== "object") return [];
  if (Array.isArray(argument)) return argument.flatMap(topicsOf);
  if ("key" in argument) return [argument.key.split("-")[0]!, ...Object.values(argument.args ?? {}).flatMap(topicsOf)];
  return Object.keys(argument).map((kind) => (kind === "cards" ? "card" : kind));
}

async function fetchShelves(code: string, names: readonly ShelfName[]): Promise<void> {
  const missing = names.filter((name) => !here.peek().get(code)?.shelves.has(name));
  const offer = offered.peek().find((other) => other.code === code);
  if (!missing.length || !offer) return;
  const contents = await Promise.all(
    missing.map(async (name) => [name, await got<Shelf>(offer.shelves[name])] as const),
  );
  know(code, contents);
}

/** Words that have come. */
export function know(code: string, contents: readonly (readonly [ShelfName, Shelf])[]): void {
  const known = here.peek().get(code);
  const shelves = new Set(known?.shelves);
  const words = known?.speech ?? new Speech(code);
  for (const [name, shelf] of contents) {
    if (!shelves.has(name)) words.add(shelf);
    shelves.add(name);
  }
  here.value = new Map([...here.peek(), [code, { speech: words, shelves }]]);
}

async function got<T>(path: string): Promise<T> {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}
