/** A set of words that this browser stores; its tabs add to the same set. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";

/** The set that is stored under a name: its words as far as this tab knows them, and how to add one. */
export function storedSet(name: string) {
  const stored = () => (recall(name) ?? "").split(" ").filter(Boolean);
  const words = signal<ReadonlySet<string>>(new Set(stored()));
  const add = (word: string): void => {
    // Other tabs may have added words since this one has read the set.
    words.value = new Set([...words.peek(), ...stored(), word]);
    remember(name, [...words.peek()].join(" "));
  };
  return { words, add };
}
