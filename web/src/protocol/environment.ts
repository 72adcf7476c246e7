/** The browser functions that a connection uses. */

import { currentHouse } from "./currentHouse";
import type { Line } from "./house";
import { randomHex } from "./randomHex";

/** The browser functions that a connection uses; tests replace them. */
export interface Environment {
  open(path: string): Line;
  later(action: () => void, milliseconds: number): () => void;
  newId(): string;
  random(): number;
}

/** The functions of the real browser. */
export function browserEnvironment(): Environment {
  // Ids differ from those of other pages; they are counted up, which takes little room in the store.
  const page = randomHex(12);
  let messages = 0;
  return {
    open: (path) => currentHouse().open(path),
    later(action, milliseconds) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    newId() {
      messages += 1;
      return `${page}-${messages}`;
    },
    random: Math.random,
  };
}
