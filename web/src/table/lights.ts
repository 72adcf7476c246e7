/** Highlights parts of a table: all that matches a selector, also after it is drawn anew. */

import { LETTERS } from "../cards/deck";
import type { Family } from "./tableLine";
import "./lights.css";

/** The playing card of a number, as records have it; undefined for the words behind the cards. */
const playingCard = (kind: number): string | undefined =>
  ["LJ", "BJ"][kind - 52] ?? (kind < 52 ? `${"23456789TJQKA"[kind % 13]}${"SHDC"[Math.floor(kind / 13)]}` : undefined);

const ofFlower = (action: number): string[] => (LETTERS[action] ? [`[data-card="${LETTERS[action]}"]`] : []);

/** The selectors of a playing card, and of the button that shows it or says a word. */
function ofPlayingCard(action: number): string[] {
  const card = playingCard(action);
  return [...(card ? [`.wb[data-code="${card}"]`] : []), `[data-action="${action}"]`];
}

/** The selectors of the cards that actions play. */
export const cardSelectors = (actions: readonly number[], family: Family): string[] =>
  actions.flatMap(family === "hanafuda" ? ofFlower : ofPlayingCard);

/** Highlight all that matches within an element, also after it is drawn anew; returns how to stop. */
export function lightUp(within: Element, selectors: readonly string[]): () => void {
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
  // On a small screen some of the table is out of sight.
  within.querySelector("[data-lit]")?.scrollIntoView({ block: "center", behavior: "instant" });
  return () => {
    watching.disconnect();
    for (const element of within.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  };
}
