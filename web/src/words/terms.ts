/** The terms of each game; the catalogue has their meanings (`term`). */

import { named } from "./say";

/** The terms of all games with flower cards, of some of them, and of 八十分. */
type Place = "hanafuda" | "nakayoshi" | "sannin" | "shiragiku" | "hachiju" | "bashifen";

export const TERMS = {
  yaku: ["hanafuda"],
  hand_yaku: ["hanafuda"],
  captured_yaku: ["hanafuda"],
  light: ["hanafuda"],
  tane: ["hanafuda"],
  ribbon: ["hanafuda"],
  kasu: ["hanafuda"],
  field: ["hanafuda"],
  small: ["hanafuda"],
  large: ["hanafuda"],
  grand: ["hanafuda"],
  shima: ["hanafuda"],
  sage: ["hanafuda"],
  hatto: ["hanafuda"],
  dealer: ["nakayoshi", "shiragiku", "sannin"],
  do: ["sannin"],
  leader: ["hachiju"],
  tobikomi: ["hanafuda"],
  nuke: ["hanafuda"],
  mizuten: ["nakayoshi"],
  fold_fee: ["nakayoshi"],
  fold_fee_hachiju: ["hachiju"],
  squeezed: ["nakayoshi"],
  card_points: ["hanafuda"],
  kan: ["nakayoshi", "sannin", "shiragiku"],
  carry: ["nakayoshi", "sannin", "shiragiku"],
  overtime: ["sannin", "shiragiku"],
  month_stone: ["sannin"],
  gimmi: ["sannin", "shiragiku"],
  double: ["hachiju"],
  stage: ["bashifen"],
  oya: ["bashifen"],
  ko: ["bashifen"],
  dacha: ["bashifen"],
  trumps: ["bashifen"],
  widow: ["bashifen"],
  point_cards: ["bashifen"],
  declare: ["bashifen"],
  trick: ["bashifen"],
} as const satisfies Record<string, readonly Place[]>;

export type TermName = keyof typeof TERMS;

/** A term and its meaning in one sentence. */
export const termOf = (name: TermName) => ({ word: named("term", name), means: named("term", name, "means") });

/** The terms of a game, in the order of the list. */
export const termsOf = (game: string): TermName[] =>
  (Object.keys(TERMS) as TermName[]).filter((name) => {
    const games: readonly Place[] = TERMS[name];
    return games.includes(game as Place) || (game !== "bashifen" && games.includes("hanafuda"));
  });
