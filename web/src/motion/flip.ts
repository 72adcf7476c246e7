/**
 * FLIP: cards go from where they lay to where they lie now, by the Web Animations API.
 *
 * `capturePlaces` runs before a change, `moveCards` after it is drawn. Cards have `data-card`; a place that closed cards
 * come from or that captured cards vanish into (a stock, a hand, a pile that is folded away) has `data-place`. Within
 * `data-turns` a card from the stock is turned over there before it slides; cards that become smaller are swept to
 * their pile, one behind another; with `data-rolls` a thing turns round once.
 */

import { UNKNOWN } from "../cards/deck";
import { pace } from "./pace";
import { duration } from "./time";

/** Gives the place from which a card comes into sight. */
export type Origin = (card: string) => string | null;

interface CardPlace {
  element: HTMLElement;
  rect: DOMRect;
}

let before: Map<string, CardPlace> | null = null;
/** The element in which cards move; null for the whole page. */
let within: ParentNode | null = null;

/** Remember where every card lies; with `anew` forget that, so that every card comes from its origin. */
export function capturePlaces(anew = false, part: ParentNode | null = null): void {
  within = part;
  before = anew ? new Map() : cardPlaces();
}

/** Draw the next change without motion. */
export function skipMotion(): void {
  before = null;
}

/** Makes the picture that flies for a card that is gone; `element` has shown the card. */
export type Ghost = (card: string, element: HTMLElement) => HTMLElement;

/** A card that becomes so much smaller goes to a pile. */
const PILE_SIZE = 0.75;
/** The part of a slide by which each swept card leaves later than the one before. */
const LATER = 0.18;

/** Move every card from its captured place; `goal` gives the place into which a card has vanished. */
export function moveCards(origin: Origin, goal: Origin, ghost: Ghost): void {
  const from = before;
  before = null;
  const time = duration("--m-card") * pace();
  if (!time || !from) return;
  slide = getComputedStyle(document.documentElement).getPropertyValue("--e-slide");
  const now = cardPlaces();
  // All places are read before anything moves: each reading after a change makes the browser lay out the page anew.
  const coming = [...now].map(([card, { element, rect }]) => {
    const lay = from.get(card)?.rect;
    const place = lay ? null : origin(card);
    return { element, rect, place, start: lay ?? placed(place, rect.width) };
  });
  const going = [...from].flatMap(([card, { element, rect }]) => {
    const end = now.has(card) ? undefined : placed(goal(card), rect.width / 2);
    return end ? [{ card, element, rect, end }] : [];
  });
  let sweeps = 0;
  for (const { element, rect, place, start } of coming) {
    if (!start) continue;
    if (place === "stock" && from.size && element.closest("[data-turns]"))
      turnOver(element, start, rect, time * (duration("--m-turn") / duration("--m-card")), ghost(UNKNOWN, element));
    else if (!place && rect.width < start.width * PILE_SIZE) sweep(element, start, rect, time, sweeps++);
    else move(element, start, rect, rect, time);
  }
  for (const { card, element, rect, end } of going) vanish(ghost(card, element), rect, end, time);
}

function cardPlaces(): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  for (const element of (within ?? document).querySelectorAll<HTMLElement>("[data-card]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) places.set(element.dataset.card!, { element, rect });
  }
  return places;
}

/** The middle of a place, as wide as a card there: at most `width`. */
function placed(name: string | null, width: number): DOMRect | undefined {
  if (!name) return undefined;
  for (const element of (within ?? document).querySelectorAll(`[data-place="${name}"]`)) {
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const wide = Math.min(width, rect.width, Math.max(rect.height / 1.6, 16));
    return new DOMRect(rect.x + (rect.width - wide) / 2, rect.y + (rect.height - wide * 1.6) / 2, wide, wide * 1.6);
  }
  return undefined;
}

/** How an element that is drawn at `rest` is seen at `rect`. */
const at = (rect: DOMRect, rest: DOMRect, more = ""): string =>
  `translate(${rect.x + rect.width / 2 - rest.x - rest.width / 2}px, ${rect.y + rect.height / 2 - rest.y - rest.height / 2}px) scale(${rect.width / rest.width})${more}`;

/** Read once for all cards that move together: every reading makes the browser compute styles anew. */
let slide = "";

function move(element: HTMLElement, start: DOMRect, end: DOMRect, rest: DOMRect, time: number): Animation | undefined {
  if (Math.abs(start.x - end.x) < 1 && Math.abs(start.y - end.y) < 1) return undefined;
  const rolls = element.dataset.rolls !== undefined;
  const frame = (rect: DOMRect, more?: string) => ({
    transform: at(rect, rest, more),
    transformOrigin: "50% 50%",
    zIndex: element.classList.contains("meets") ? 6 : 5,
  });
  return element.animate([frame(start, rolls ? " rotate(-366deg)" : ""), frame(end, rolls ? " rotate(-6deg)" : "")], {
    duration: time,
    easing: slide,
  });
}

/** The stock card is turned over where it lies, from its back to its face, and slides then. */
function turnOver(element: HTMLElement, start: DOMRect, rest: DOMRect, time: number, back: HTMLElement): void {
  const shared = { transformOrigin: "50% 50%", zIndex: 5 };
  element.animate(
    [
      { ...shared, opacity: 0, transform: at(start, rest, " scaleX(0.04)") },
      { ...shared, opacity: 0, transform: at(start, rest, " scaleX(0.04)"), offset: 0.18 },
      { ...shared, opacity: 1, transform: at(start, rest, " scaleX(0.04)"), offset: 0.19, easing: "ease-out" },
      { ...shared, opacity: 1, transform: at(start, rest, " scaleX(1)"), offset: 0.42, easing: slide },
      { ...shared, opacity: 1, transform: "none" },
    ],
    { duration: time },
  );
  show(back, start);
  const rising = back.animate([{ transform: "none" }, { transform: "scaleX(0.04) translateY(-4%)" }], {
    duration: time * 0.19,
    easing: "ease-in",
  });
  rising.onfinish = rising.oncancel = () => back.remove();
}

/** A captured card is swept to its pile: it rises, leans into the way and settles; the next follows a little later. */
function sweep(element: HTMLElement, start: DOMRect, rest: DOMRect, time: number, place: number): void {
  const way = rest.x + rest.width / 2 - start.x - start.width / 2;
  const lean = Math.sign(way) * Math.min(12, Math.abs(way) / 20);
  const middle = new DOMRect(
    (start.x + rest.x) / 2,
    (start.y + rest.y) / 2 - rest.height * 0.25,
    (start.width + rest.width) / 2,
    (start.height + rest.height) / 2,
  );
  const shared = { transformOrigin: "50% 50%", zIndex: 5 + place };
  element.animate(
    [
      { ...shared, transform: at(start, rest), easing: "ease-in" },
      { ...shared, transform: at(middle, rest, ` rotate(${lean}deg)`), offset: 0.45, easing: slide },
      { ...shared, transform: "none" },
    ],
    { duration: time * 1.15, delay: place * time * LATER, fill: "backwards" },
  );
}

/** A picture of the card flies into a place where it is not shown by itself. */
function vanish(ghost: HTMLElement, start: DOMRect, end: DOMRect, time: number): void {
  show(ghost, start);
  const flight = move(ghost, start, end, start, time);
  if (flight) flight.onfinish = flight.oncancel = () => ghost.remove();
  else ghost.remove();
}

/** Put a picture of a card over the page. */
function show(ghost: HTMLElement, { left, top, width }: DOMRect): void {
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(ghost);
}
