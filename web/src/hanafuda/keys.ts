/** The keyboard at the table: arrows walk along cards, digits pick, Enter presses buttons. */

import type { Choice } from "./choice";

const HAND = ".hand button";
const TARGETS = '.cloth button[tabindex="0"]';
const FIELD = ".cloth button";

const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];

export function onKey(event: KeyboardEvent, choice: Choice): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const here = document.activeElement as HTMLButtonElement;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (digit) {
    const card = all(choice.picking.value ? TARGETS : HAND)[digit - 1];
    card?.focus();
    card?.click();
  } else if (event.key === "ArrowUp") {
    // A card that may be taken; else any card of the field, to see which card would take it.
    (all(TARGETS)[0] ?? all(FIELD)[0])?.focus();
  } else if (event.key === "ArrowDown") {
    home()?.focus();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const row = [all(HAND), all(TARGETS), all(FIELD)].find((cards) => cards.includes(here)) ?? all(HAND);
    const step = event.key === "ArrowLeft" ? -1 : 1;
    row[row.includes(here) ? (row.indexOf(here) + step + row.length) % row.length : 0]?.focus();
  } else {
    return;
  }
  event.preventDefault();
}

/** The element that gets the focus when the focused one is gone: a card to choose, the hand, or the table. */
function home(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('.hand button[tabindex="0"]') ?? document.querySelector<HTMLElement>("#main")
  );
}

/** Keep the focus from dropping to the body after a play. */
export function keepFocus(choice: Choice): void {
  const focusIsLost = document.activeElement === document.body || document.activeElement === null;
  const onHand = document.activeElement?.closest(".hand");
  if (choice.picking.value && (focusIsLost || onHand)) (all(TARGETS)[0] ?? home())?.focus({ preventScroll: true });
  else if (focusIsLost) home()?.focus({ preventScroll: true });
}
