/** 得点表 in words: what stands in each place of it. What stands there the server says. */

import type { DealRowJson, MessageJson } from "../../protocol/messages";
import { message, sayMessage } from "../../words/say";
import { signOf } from "../names";
import type { Suit } from "../pack";

export interface DealRowText {
  n: string;
  /** Of each pair what it played or won, and where it stands then. */
  pairs: { played: string; after: string }[];
  dacha: string;
  trumps: string;
  remark: string;
}

/** What the seats 0 and 2, or 1 and 3, are called together. */
export const pairTitle = (pair: number, names: readonly string[]): string =>
  sayMessage(message("stages-pair", { people: [{ seat: pair }, { seat: pair + 2 }] }), names);

/** A row in the language of now. */
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
