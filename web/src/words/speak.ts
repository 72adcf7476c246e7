/** What is said on the page, in the language that is spoken now. Read inside a component it follows the language. */

import type { MessageJson, SentenceJson, ShelfName } from "../protocol/messages";
import { speech } from "./languages";
import type { Messages } from "./messages";
import { Voice } from "./voice";

/** A message of the catalogue; what it speaks of is typed by its key. */
export type Key = keyof Messages;

/** The arguments of a message; none where it speaks of nothing. */
export type Told<K extends Key> = keyof Messages[K] extends never ? [] : [told: Messages[K]];

/** What is named rather than said: its key is made of the name that programs know it by. */
export type Named = "account" | "card" | "game" | "kind" | "option" | "pack" | "plant" | "suit" | "unit" | "yaku";

/** A message as data. */
export const message = <K extends Key>(key: K, ...[args]: Told<K>): MessageJson =>
  args ? { key, args: { ...args } } : { key };

/** A message in words. */
export const say = <K extends Key>(key: K, ...told: Told<K>): string => said(message(key, ...told));

/** A message from the server in words; `names` are those of the seats. */
export const said = (message: MessageJson, names: readonly string[] = []): string =>
  new Voice(speech.value, names).say(message);

/** Sentences from the server in a row. */
export const told = (telling: readonly SentenceJson[], names: readonly string[]): string =>
  new Voice(speech.value, names).tell(telling);

/** What a thing is called; its own name where the catalogue has none. `part` asks for other words of it: `meaning`. */
export function named(topic: Named, name: string, part?: string): string {
  const key = `${topic}-${name}${part === undefined ? "" : `.${part}`}`;
  return speech.value.find(key).length ? said({ key }) : name;
}

/** What a family's tables say. */
export const SHELVES_OF: Readonly<Record<"hanafuda" | "bashifen", readonly ShelfName[]>> = {
  hanafuda: ["table", "flowers", "hanafuda"],
  bashifen: ["table", "bashifen"],
};
