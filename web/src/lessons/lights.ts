/** What of the table lights up: places by their name, cards by their letter, and the cards that are to be chosen. */

import { LETTERS } from "../cards/deck";
import type { Point } from "./teacher";

const PLACES: Record<string, string> = {
  field: ".field .cloth, .cloth-w",
  hand: ".hand, .w-hand",
  piles: ".my-piles, .mine .strip",
  ribbon: ".tanzaku, .ph-bar .field-chip",
  stock: ".field .stock",
  others: ".opps",
};

/** Selectors of what lights up. */
export function litBy(point: Point | null, family: string): string[] {
  if (!point) return [];
  const cards = family === "hanafuda" ? (point.wants ?? []).flatMap((action) => LETTERS[action] ?? []) : [];
  return [...point.lit, ...cards].map((name) => PLACES[name] ?? `[data-card="${name}"]`);
}

/** Keeps what matches lit in a part of the page, whatever is drawn anew there; gives what ends that. */
export function light(within: Element, selectors: readonly string[]): () => void {
  const all = selectors.join();
  const apply = () => {
    const now = new Set(all ? within.querySelectorAll(all) : []);
    for (const one of within.querySelectorAll("[data-lit]")) if (!now.has(one)) one.removeAttribute("data-lit");
    for (const one of now) if (!one.hasAttribute("data-lit")) one.setAttribute("data-lit", "");
  };
  const watching = new MutationObserver(apply);
  watching.observe(within, { childList: true, subtree: true });
  apply();
  // On a small screen not all of the table is in sight.
  within.querySelector("[data-lit]")?.scrollIntoView({ block: "center", behavior: "instant" });
  return () => {
    watching.disconnect();
    for (const one of within.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  };
}
