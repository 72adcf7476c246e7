/** A message with components for some of its arguments: a name with its reading, a term with its meaning. */

import { type ComponentChildren, Fragment, isValidElement } from "preact";
import type { ArgumentJson, MessageJson } from "../protocol/messages";
import type { Messages } from "../words/messages";
import { currentGame, type Key, messageFor, sayMessage, voice } from "../words/say";
import { Furigana } from "./Furigana";

/** The first of the private letters that stand for components in a text. */
const FIRST = 0xf0000;
const PARTS = /([\u{F0000}-\u{F00FF}])/u;

type SayProps<K extends Key> = { of: K } & { [Name in keyof Messages[K]]: Messages[K][Name] | ComponentChildren };

export function Say<K extends Key>({ of, ...filled }: SayProps<K>) {
  return withParts(filled, (args) => sayMessage(messageFor(currentGame.value, of, args)));
}

/** A message of the server, its yaku with their readings; `names` are those of the seats. */
export function MessageText({
  message: { key, args = {} },
  names,
}: {
  message: MessageJson;
  names: readonly string[];
}) {
  const parts = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object" && "yaku" in value ? <Furigana text={voice().yaku(value.yaku)} /> : value,
  ]);
  return withParts(Object.fromEntries(parts), (plain) => sayMessage({ key, args: plain }, names));
}

/** The text of a message with the components in place of their letters. */
function withParts(filled: object, say: (args: Record<string, ArgumentJson>) => string) {
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
