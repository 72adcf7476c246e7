/** 得点表: the texts of its cells, from the server's data. */

import type { DealRowJson, MessageJson } from "../../protocol/messages";
import { message, sayMessage } from "../../words/say";
import { signOf } from "../names";
import type { Suit } from "../pack";

export interface DealRowText {
  n: string;
  /** For each pair the level it played or its points, and its level after the deal. */
  pairs: { played: string; after: string }[];
  dacha: string;
  trumps: string;
  remark: string;
}

/** The names of a pair as a title. */
export const pairTitle = (pair: number, names: readonly string[]): string =>
  sayMessage(message("stages-pair", { people: [{ seat: pair }, { seat: pair + 2 }] }), names);

/** The texts of a row in the current language. */
export function dealRowText({ n, pairs, dacha, trumps, remarks }: DealRowJson, names: readonly string[]): DealRowText {
  const words = (content: MessageJson | undefined) => (content ? sayMessage(content, names) : "");
  return {
    n: String(n),
    pairs: pairs.map(({ played, after }) => ({ played: words(played), after: words(after) })),
    dacha: dacha === null ? "" : (names[dacha] ?? ""),
    trumps: trumps === "none" ? words(message("stages-no-suit")) : trumps && signOf(trumps as Suit),
    remark: remarks.length ? words(message("stages-remarks", { remarks })) : "",
  };
}
