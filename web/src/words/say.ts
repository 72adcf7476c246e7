/** What is said on the page, in the language that is spoken now. Read inside a component it follows the language. */

import { signal } from "@preact/signals";
import type { ArgumentJson, MessageJson, SentenceJson } from "../protocol/messages";
import { speech } from "./languages";
import type { Messages } from "./messages";
import { Voice } from "./voice";

/** A message of the catalogue; what it speaks of is typed by its key. */
export type Key = keyof Messages;

/** The arguments of a message; none where it speaks of nothing. */
export type ArgumentsOf<K extends Key> = keyof Messages[K] extends never ? [] : [args: Messages[K]];

type Arguments = Record<string, ArgumentJson>;

/** What is named rather than said: its key is made of the name that programs know it by. */
export type Topic = "bot" | "card" | "game" | "kind" | "option" | "pack" | "plant" | "suit" | "term" | "unit" | "yaku";

/** The game on the table, where one is: a message may have words of its own for it (`KEY-GAME`). */
export const played = signal("");
/** How long its match is, where that is an option: so may it for that (`KEY-half`). */
const length = signal("");

/** From now on this is played. */
export function plays({ game, options }: { game: string; options: Readonly<Record<string, string | number>> }): void {
  played.value = game;
  length.value = String(options.length ?? "");
}

/** The language that is spoken now, with what the seats are called. */
export const voice = (names: readonly string[] = []): Voice => new Voice(speech.value, names);

/** A message as data. */
export const message = <K extends Key>(key: K, ...[args]: ArgumentsOf<K>): MessageJson => ({
  key,
  args: { ...args } as Arguments,
});

/** A message as it is said of this game. */
export const messageAt = <K extends Key>(game: string, key: K, ...[args]: ArgumentsOf<K>): MessageJson =>
  own(game, key, { ...args } as Arguments);

/** A message as it is said of this game, with arguments whose types are not known here. */
export function own(game: string, key: Key, args: Arguments): MessageJson {
  const special = [`${key}-${game}`, `${key}-${length.value}`].find((candidate) => speech.value.has(candidate));
  return { key: special ?? key, args };
}

/** A message in words. */
export const say = <K extends Key>(key: K, ...args: ArgumentsOf<K>): string =>
  sayMessage(messageAt(played.value, key, ...args));

/** A message in words, as it is said of this game. */
export const sayAt = <K extends Key>(game: string, key: K, ...args: ArgumentsOf<K>): string =>
  sayMessage(messageAt(game, key, ...args));

/** A message from the server in words; `names` are those of the seats. */
export const sayMessage = (message: MessageJson, names?: readonly string[]): string => voice(names).say(message);

/** Sentences in a row. */
export const tell = (telling: readonly SentenceJson[], names?: readonly string[]): string => voice(names).tell(telling);

/** What a thing is called; its own name where the catalogue has none. `part` asks for other words of it: `about`. */
export function named(topic: Topic, name: string, part?: string): string {
  const key = part === undefined ? `${topic}-${name}` : `${topic}-${name}.${part}`;
  return speech.value.has(key) ? sayMessage({ key }) : name;
}

/** Several, one after the other: with commas, or with a word before the last. */
export const list = (words: readonly string[], way: "and" | "" = "and"): string => voice().list(words, way);
