/** What of the table lights up: places by their name, cards by their letter or name, and what is to be chosen. */

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

/** A playing card by its number, as records have it; the words behind the cards are none. */
const playingCard = (kind: number): string | undefined =>
  ["LJ", "BJ"][kind - 52] ?? (kind < 52 ? `${"23456789TJQKA"[kind % 13]}${"SHDC"[Math.floor(kind / 13)]}` : undefined);

/** Selectors of what lights up. */
export function litBy(point: Point | null, family: string): string[] {
  if (!point) return [];
  const lit = point.lit.map(
    (name) => PLACES[name] ?? `[${family === "hanafuda" ? "data-card" : "data-code"}="${name}"]`,
  );
  const wanted = (point.wants ?? []).flatMap((action) =>
    family === "hanafuda" ? inLetters(action) : inCorners(action),
  );
  return [...lit, ...wanted];
}

const inLetters = (action: number): string[] => (LETTERS[action] ? [`[data-card="${LETTERS[action]}"]`] : []);

/** A playing card, and the button where it is shown or a word is said. */
function inCorners(action: number): string[] {
  const card = playingCard(action);
  return [...(card ? [`.wb[data-code="${card}"]`] : []), `[data-action="${action}"]`];
}

/** Keeps what matches lit in a part of the page, whatever is drawn anew there; gives what ends that. */
export function light(within: Element, selectors: readonly string[]): () => void {
  const all = selectors.join();
  const apply = () => {
    const now = new Set(all ? within.querySelectorAll(all) : []);
    for (const element of within.querySelectorAll("[data-lit]"))
      if (!now.has(element)) element.removeAttribute("data-lit");
    for (const element of now) if (!element.hasAttribute("data-lit")) element.setAttribute("data-lit", "");
  };
  const watching = new MutationObserver(apply);
  watching.observe(within, { childList: true, subtree: true });
  apply();
  // On a small screen not all of the table is in sight.
  within.querySelector("[data-lit]")?.scrollIntoView({ block: "center", behavior: "instant" });
  return () => {
    watching.disconnect();
    for (const element of within.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  };
}
