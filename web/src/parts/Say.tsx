/** A sentence with parts that are more than text: a name with its reading, a term that explains itself. */

import { type ComponentChildren, Fragment } from "preact";
import { type Key, written } from "../words/say";

export function Say({ of, ...filled }: { of: Key } & Record<string, ComponentChildren>) {
  return (
    <>
      {written(of)
        .split(/(\{\w+\})/)
        .map((part, index) => (
          <Fragment key={index}>{part.startsWith("{") ? filled[part.slice(1, -1)] : part}</Fragment>
        ))}
    </>
  );
}
