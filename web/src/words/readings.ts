/** ふりがな: the readings of names in the current language (`.kana`), in pieces. */

import { speech } from "./languages";

/** A piece of a word, with its reading if it has one. */
export interface Piece {
  base: string;
  kana: string | null;
}

const KANA = /[\u3041-\u30fc]+/;

/** The pieces of a word: for 下げ and さげ, 下 is read さ. Kana stand for themselves; the rest has what lies between. */
export function piecesOf(written: string, kana: string): Piece[] {
  const parts = written.split(/([\u3041-\u30fc]+)/).filter(Boolean);
  const pattern = parts.map((part) => (KANA.test(part) ? `(${part})` : "(.+)")).join("");
  const read = new RegExp(`^${pattern}$`).exec(kana);
  if (!read) return [{ base: written, kana }];
  return parts.map((base, index) => ({ base, kana: KANA.test(base) ? null : read[index + 1]! }));
}

/** A name put together from names that have readings (赤三本, 赤短青短), in pieces. */
export function read(name: string): Piece[] {
  const { readings } = speech.value;
  const longestFirst = [...readings.keys()].sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let rest = name;
  while (rest) {
    const known = longestFirst.find((written) => rest.startsWith(written));
    if (known) pieces.push(...piecesOf(known, readings.get(known)!));
    else {
      const last = pieces.at(-1);
      if (last && last.kana === null) last.base += rest.charAt(0);
      else pieces.push({ base: rest.charAt(0), kana: null });
    }
    rest = rest.slice(known?.length ?? 1);
  }
  return pieces;
}
