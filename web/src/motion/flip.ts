/**
 * FLIP: cards go from where they lay to where they lie now, by the Web Animations API.
 *
 * `capture` before a change, `play` after it is drawn. A card is found by `data-card`, a place that closed cards come
 * from or that taken cards vanish into (a stock, a hand, a pile that is folded away) by `data-place`.
 */

import { PACE, speed } from "../preferences";
import { duration } from "./time";

/** The place that a card comes from when it was not to be seen before. */
export type Origin = (card: string) => string | null;

interface Lying {
  element: HTMLElement;
  rect: DOMRect;
}

let before = new Map<string, Lying>();

/** Remember where every card lies. */
export function capture(): void {
  before = lying();
}

/** What flies for a card that is not drawn any more; `element` showed it. */
export type Ghost = (card: string, element: HTMLElement) => HTMLElement;

/** Move every card from where it lay; `goal` names the place into which a card has vanished. */
export function play(origin: Origin, goal: Origin, ghost: Ghost): void {
  const from = before;
  before = new Map();
  const time = duration("--m-card") * PACE[speed.value];
  if (!time || !from.size) return;
  const now = lying();
  for (const [card, { element, rect }] of now) {
    const start = from.get(card)?.rect ?? placed(origin(card));
    if (start) move(element, start, rect, rect, time);
  }
  for (const [card, { element, rect }] of from) {
    const end = now.has(card) ? undefined : placed(goal(card));
    if (end) vanish(ghost(card, element), rect, end, time);
  }
}

function lying(): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset["card"]!, { element, rect });
  }
  return found;
}

function placed(name: string | null): DOMRect | undefined {
  if (!name) return undefined;
  for (const element of document.querySelectorAll(`[data-place="${name}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return undefined;
}

/** `element` is drawn at `rest`. */
function move(element: HTMLElement, start: DOMRect, end: DOMRect, rest: DOMRect, time: number): Animation | undefined {
  if (Math.abs(start.x - end.x) < 1 && Math.abs(start.y - end.y) < 1) return undefined;
  const at = (rect: DOMRect) => ({
    transform: `translate(${rect.x - rest.x}px, ${rect.y - rest.y}px) scale(${rect.width / rest.width})`,
    transformOrigin: "0 0",
    zIndex: element.classList.contains("meets") ? 6 : 5,
  });
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--e-slide");
  return element.animate([at(start), at(end)], { duration: time, easing });
}

/** A picture of the card flies into a place where it is not shown by itself. */
function vanish(ghost: HTMLElement, start: DOMRect, end: DOMRect, time: number): void {
  ghost.classList.add("ghost");
  for (const side of ["left", "top", "width"] as const) ghost.style[side] = `${start[side]}px`;
  document.body.append(ghost);
  const middle = new DOMRect(end.x + end.width / 2 - start.width / 4, end.y + end.height / 2 - start.height / 4, start.width / 2);
  const flight = move(ghost, start, middle, start, time);
  if (flight) flight.onfinish = flight.oncancel = () => ghost.remove();
  else ghost.remove();
}
