/** What a connection needs of the browser around it. */

import { at } from "../reach";

/** What the connection needs of a browser; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocket;
  later(action: () => void, milliseconds: number): () => void;
  newId(): string;
  random(): number;
}

/** The real browser. */
export function browser(): Surroundings {
  // Unlike any other page's; counted on, which takes next to no room in the store.
  const page = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0"));
  let messages = 0;
  return {
    open: (url) => new WebSocket(new URL(at(url), location.href.replace(/^http/, "ws"))),
    later(action, milliseconds) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    newId() {
      messages += 1;
      return `${page.join("")}-${messages}`;
    },
    random: Math.random,
  };
}
