/** A sentence with parts that are more than text: a name with its reading, a term that explains itself. */

import { type ComponentChildren, Fragment, isValidElement } from "preact";
import type { ArgumentJson } from "../protocol/messages";
import type { Messages } from "../words/messages";
import { type Key, own, played, said } from "../words/say";

/** In the place of each part stands a letter that no language has. */
const FIRST = 0xf0000;
const PARTS = /([\u{F0000}-\u{F00FF}])/u;

type SayProps<K extends Key> = { of: K } & { [Name in keyof Messages[K]]: Messages[K][Name] | ComponentChildren };

export function Say<K extends Key>({ of, ...filled }: SayProps<K>) {
  const drawn: ComponentChildren[] = [];
  const args = Object.fromEntries(
    Object.entries(filled).map(([name, value]) => [
      name,
      isValidElement(value) ? String.fromCodePoint(FIRST + drawn.push(value) - 1) : (value as ArgumentJson),
    ]),
  );
  return (
    <>
      {said(own(played.value, of, args))
        .split(PARTS)
        .map((part, index) => (
          <Fragment key={index}>{index % 2 ? drawn[part.codePointAt(0)! - FIRST] : part}</Fragment>
        ))}
    </>
  );
}
