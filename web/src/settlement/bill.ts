/** A month's payments in the order in which people look for them. */

import type { Pay } from "../protocol/messages";

export type Group = "auction" | "hand" | "captured" | "end";

const GROUPS: Record<string, Group> = {
  fold: "auction",
  squeeze: "auction",
  hand_yaku: "hand",
  captured_yaku: "captured",
  sage_half: "captured",
  sage_return: "captured",
  tobikomi: "captured",
};

/** Payments by group, empty groups left out. */
export function bill(pays: readonly Pay[]): { group: Group; pays: Pay[] }[] {
  const order: Group[] = ["auction", "hand", "captured", "end"];
  return order
    .map((group) => ({ group, pays: pays.filter((pay) => (GROUPS[pay.reason] ?? "end") === group) }))
    .filter(({ pays: found }) => found.length > 0);
}
