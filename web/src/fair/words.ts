/** The words that a seat adds to shuffles: first their hash, and the words once the hashes of all are known. */

import { effect } from "@preact/signals";
import { recall, remember } from "../preferences";
import type { Commit, Say, Seal, Seat } from "../protocol/messages";
import { randomHex } from "../protocol/randomHex";
import type { Around, Shuffle } from "../table/shuffle";
import { bytes, sha256, toHex } from "./sha256";

/** The promises and words of this page, by deal. */
export type SentWords = Record<number, { sha256: string; words: string }>;

const AGAIN = 1500;
/** The most letters of a person's own words. */
export const LONGEST = 100;
const OWN = "words";

/** The person's own words for every shuffle; chance adds more. */
export const ownWords = (): string => recall(OWN) ?? "";

export function storeOwnWords(text: string): void {
  remember(
    OWN,
    text
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ")
      .trim()
      .slice(0, LONGEST),
  );
}

const place = (path: string): string => `hachiya.words.${path}`;

/** The promises and words of this tab at a table; empty where storage is forbidden. */
export function sentWords(path: string): SentWords {
  try {
    return JSON.parse(sessionStorage.getItem(place(path)) ?? "{}") as SentWords;
  } catch {
    return {};
  }
}

/** The words for a promise; every call gives the same ones. */
function wordsFor(path: string, { n, sha256: promise }: Commit): string {
  const before = sentWords(path);
  const own = before[n];
  if (own?.sha256 === promise) return own.words;
  // Random letters make even short words hard to guess.
  const chance = randomHex(16);
  const words = `${ownWords()} ${chance}`.trim();
  try {
    sessionStorage.setItem(place(path), JSON.stringify({ ...before, [n]: { sha256: promise, words } }));
  } catch {
    // The words are lost with the page then.
  }
  return words;
}

/** The message that is due from a seat; null if there is none. */
export async function answerTo(path: string, seat: Seat, around: readonly Around[]): Promise<Seal | Say | null> {
  const promise = around[0];
  if (promise?.e !== "commit") return null;
  const { n } = promise;
  const words = wordsFor(path, promise);
  const own = toHex(await sha256(bytes(words)));
  const entropy = around.filter((event) => event.e === "entropy");
  if (!entropy.length) return { do: "seal", id: `seal-${n}`, n, sha256: own };
  const opens = entropy.some((event) => event.seat === seat && event.sha256 === own);
  return opens && entropy.every(({ sha256 }) => sha256) ? { do: "say", id: `say-${n}`, n, words } : null;
}

/** Answer every promise from now on; returns how to stop. */
export function answerPromises(shuffle: Shuffle, path: string, seat: Seat): () => void {
  let timer = 0;
  const stop = effect(() => {
    const around = shuffle.around.value;
    clearInterval(timer);
    void answerTo(path, seat, around).then((message) => {
      if (!message || shuffle.around.peek() !== around) return;
      shuffle.say(message);
      // A message may be lost with the line; to send it twice does no harm.
      timer = window.setInterval(() => shuffle.say(message), AGAIN);
    });
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}
