/** What a seat adds to the shuffles of its table: first a hash, and the words once the hashes of all are told. */

import { effect } from "@preact/signals";
import type { Around, Shuffle } from "../frame/shuffle";
import { recall, remember } from "../preferences";
import type { Commit, Say, Seal, Seat } from "../protocol/messages";
import { bytes, sha256, toHex } from "./sha256";

/** What this page has promised and said, by deal. */
export type SentWords = Record<number, { sha256: string; words: string }>;

const AGAIN = 1500;
/** Letters of words of one's own. */
export const LONGEST = 100;
const OWN = "words";

/** What the person would have in every shuffle beside what chance adds. */
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

/** What this tab has said at a table; nothing where it may keep nothing. */
export function sentWords(path: string): SentWords {
  try {
    return JSON.parse(sessionStorage.getItem(place(path)) ?? "{}") as SentWords;
  } catch {
    return {};
  }
}

/** The words for a promise, the same however often they are asked for. */
function wordsFor(path: string, { n, sha256: promise }: Commit): string {
  const before = sentWords(path);
  const kept = before[n];
  if (kept?.sha256 === promise) return kept.words;
  // However few the person gives, nobody guesses them.
  const chance = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const words = `${ownWords()} ${chance}`.trim();
  try {
    sessionStorage.setItem(place(path), JSON.stringify({ ...before, [n]: { sha256: promise, words } }));
  } catch {
    // Then they are lost when the page is.
  }
  return words;
}

/** What there is to say, if anything. */
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

/** Answer every promise from now on; what it returns ends that. */
export function answerPromises(shuffle: Shuffle, path: string, seat: Seat): () => void {
  let timer = 0;
  const stop = effect(() => {
    const around = shuffle.around.value;
    clearInterval(timer);
    void answerTo(path, seat, around).then((message) => {
      if (!message || shuffle.around.peek() !== around) return;
      shuffle.say(message);
      // On a line that breaks it is lost; to say it twice does no harm.
      timer = window.setInterval(() => shuffle.say(message), AGAIN);
    });
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}
