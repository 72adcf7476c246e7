/** A sentence with parts that are more than text: a name with its reading, a term that explains itself. */

import { type ComponentChildren, Fragment, isValidElement } from "preact";
import type { ArgumentJson, MessageJson } from "../protocol/messages";
import type { Messages } from "../words/messages";
import { currentGame, type Key, messageFor, sayMessage, voice } from "../words/say";
import { Furigana } from "./Furigana";

/** In the place of each part stands a letter that no language has. */
const FIRST = 0xf0000;
const PARTS = /([\u{F0000}-\u{F00FF}])/u;

type SayProps<K extends Key> = { of: K } & { [Name in keyof Messages[K]]: Messages[K][Name] | ComponentChildren };

export function Say<K extends Key>({ of, ...filled }: SayProps<K>) {
  return parted(filled, (args) => sayMessage(messageFor(currentGame.value, of, args)));
}

/** A message from the server, its yaku with their readings; `names` are those of the seats. */
export function MessageText({
  message: { key, args = {} },
  names,
}: {
  message: MessageJson;
  names: readonly string[];
}) {
  const filled = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object" && "yaku" in value ? <Furigana text={voice().yaku(value.yaku)} /> : value,
  ]);
  return parted(Object.fromEntries(filled), (plain) => sayMessage({ key, args: plain }, names));
}

/** What is said with a letter in the place of each part, and the parts in the places of their letters. */
function parted(filled: object, say: (args: Record<string, ArgumentJson>) => string) {
  const drawn: ComponentChildren[] = [];
  const args = Object.fromEntries(
    Object.entries(filled).map(([name, value]) => [
      name,
      isValidElement(value) ? String.fromCodePoint(FIRST + drawn.push(value) - 1) : (value as ArgumentJson),
    ]),
  );
  return (
    <>
      {say(args)
        .split(PARTS)
        .map((part, index) => (
          <Fragment key={index}>{index % 2 ? drawn[part.codePointAt(0)! - FIRST] : part}</Fragment>
        ))}
    </>
  );
}
