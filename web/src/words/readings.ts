/** ふりがな: the readings of names in the current language (`.kana`), in pieces. */

import { speech } from "./languages";

/** A piece of a word, with its reading if it has one. */
export interface Piece {
  base: string;
  kana: string | null;
}

const KANA = /[\u3041-\u30fc]+/;

/** The pieces of a word: for 下げ and さげ, 下 is read さ. Kana stand for themselves; the rest has what lies between. */
export function piecesOf(word: string, kana: string): Piece[] {
  const parts = word.split(/([\u3041-\u30fc]+)/).filter(Boolean);
  const pattern = parts.map((part) => (KANA.test(part) ? `(${part})` : "(.+)")).join("");
  const match = new RegExp(`^${pattern}$`).exec(kana);
  if (!match) return [{ base: word, kana }];
  return parts.map((base, index) => ({ base, kana: KANA.test(base) ? null : match[index + 1]! }));
}

/** A name put together from names that have readings (赤三本, 赤短青短), in pieces. */
export function readingOf(name: string): Piece[] {
  const { readings } = speech.value;
  const longestFirst = [...readings.keys()].sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let rest = name;
  while (rest) {
    const match = longestFirst.find((name) => rest.startsWith(name));
    if (match) pieces.push(...piecesOf(match, readings.get(match)!));
    else {
      const last = pieces.at(-1);
      if (last && last.kana === null) last.base += rest.charAt(0);
      else pieces.push({ base: rest.charAt(0), kana: null });
    }
    rest = rest.slice(match?.length ?? 1);
  }
  return pieces;
}
