/** Positions of 八十分 in a short notation. */

import type { BashifenView, GroupOfHand } from "../src/protocol/messages";

/** "AH KH KH" as cards. */
export const cards = (text: string): string[] => text.split(" ").filter(Boolean);

const nobody = (): string[][] => [[], [], [], []];

/** What seat 0 sees of the second deal, level 7, hearts trumps, seat 0 ダーチャ; `more` replaces parts of it. */
export function view(more: Partial<BashifenView> = {}): BashifenView {
  const suits: GroupOfHand[] = more.suits ?? [];
  const own = suits.flatMap((group) => group.cards);
  return {
    viewer: 0,
    n: 2,
    phase: "play",
    turn: 0,
    first: 0,
    dealer: 0,
    stage: [7, 4],
    trump_rank: 7,
    trumps: { suit: "H", by: "declared" },
    drawn: 100,
    declared: null,
    confirmed: [],
    hands: [own, cards("? ? ?"), cards("? ? ?"), cards("? ? ?")],
    open: nobody(),
    suits,
    turned: [],
    buried: [],
    trick: [],
    ahead: null,
    points: 0,
    taken: [],
    voids: [[], [], [], []],
    tops: { single: [], pairs: [] },
    ask: null,
    legal: [],
    ...more,
  };
}

/** Own cards by group, such as { trumps: "BJ 7H", S: "AS KS" }. */
export const hand = (groups: Partial<Record<GroupOfHand["suit"], string>>): GroupOfHand[] =>
  (["trumps", "S", "H", "D", "C"] as const).flatMap((suit) =>
    groups[suit] ? [{ suit, cards: cards(groups[suit]) }] : [],
  );
