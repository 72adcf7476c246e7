/** Messages in words, in the current language. A component that reads them follows the language. */

import { signal } from "@preact/signals";
import type { ArgumentJson, MessageJson, SentenceJson } from "../protocol/messages";
import { speech } from "./languages";
import type { Messages } from "./messages";
import { Voice } from "./voice";

/** The key of a message of the catalogue; it types the arguments. */
export type Key = keyof Messages;

/** The arguments of a message, if it has any. */
export type ArgumentsOf<K extends Key> = keyof Messages[K] extends never ? [] : [args: Messages[K]];

type Arguments = Record<string, ArgumentJson>;

/** Topics of names: a key is made of the topic and the name in the program. */
export type Topic = "bot" | "card" | "game" | "kind" | "option" | "pack" | "plant" | "suit" | "term" | "unit" | "yaku";

/** The game on the table, if any: a message may have words of its own for it (`KEY-GAME`). */
export const currentGame = signal("");
/** The length of a match that is no year: a message may have words of its own for it (`KEY-half`, `KEY-short`). */
const matchLength = signal("");
const LENGTHS: Readonly<Record<string | number, string>> = {
  half: "half",
  6: "half",
  quarter: "short",
  3: "short",
  month: "short",
  1: "short",
};

/** Set the game on the table. */
export function setCurrentGame({
  game,
  options,
}: {
  game: string;
  options: Readonly<Record<string, string | number>>;
}): void {
  currentGame.value = game;
  matchLength.value = LENGTHS[options.length ?? options.months ?? ""] ?? "";
}

/** The voice of the current language, with the names of the seats. */
export const voice = (names: readonly string[] = []): Voice => new Voice(speech.value, names);

/** A message as data. */
export const message = <K extends Key>(key: K, ...[args]: ArgumentsOf<K>): MessageJson => ({
  key,
  args: { ...args } as Arguments,
});

/** A message about a game, as data. */
export const messageAt = <K extends Key>(game: string, key: K, ...[args]: ArgumentsOf<K>): MessageJson =>
  messageFor(game, key, { ...args } as Arguments);

/** A message about a game, with untyped arguments. */
export function messageFor(game: string, key: Key, args: Arguments): MessageJson {
  const special = [`${key}-${game}`, `${key}-${matchLength.value}`].find((candidate) => speech.value.has(candidate));
  return { key: special ?? key, args };
}

/** A message in words. */
export const say = <K extends Key>(key: K, ...args: ArgumentsOf<K>): string =>
  sayMessage(messageAt(currentGame.value, key, ...args));

/** A message about a game, in words. */
export const sayAt = <K extends Key>(game: string, key: K, ...args: ArgumentsOf<K>): string =>
  sayMessage(messageAt(game, key, ...args));

/** A message of the server in words, with the names of the seats. */
export const sayMessage = (message: MessageJson, names?: readonly string[]): string => voice(names).say(message);

/** Sentences in words, in a row. */
export const tell = (telling: readonly SentenceJson[], names?: readonly string[]): string => voice(names).tell(telling);

/** The name of a thing in the catalogue, else its own name. `part` is another text about it, such as `about`. */
export function named(topic: Topic, name: string, part?: string): string {
  const key = part === undefined ? `${topic}-${name}` : `${topic}-${name}.${part}`;
  return speech.value.has(key) ? sayMessage({ key }) : name;
}

/** Words as a list, with commas or with a word before the last. */
export const list = (words: readonly string[], way: "and" | "" = "and"): string => voice().list(words, way);
