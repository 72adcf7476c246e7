/** The keyboard at the table: arrows walk along the hand and up to the buttons, which space and Enter press. */

const HAND = ".w-hand .wb";
const ACT = ".w-act button:not(.clear)";

const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];

export function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const here = document.activeElement as HTMLButtonElement;
  const cards = all(HAND);
  const at = cards.indexOf(here);
  let next: HTMLElement | null | undefined;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const step = event.key === "ArrowLeft" ? -1 : 1;
    const row = at < 0 && here.closest(".w-act") ? all(ACT) : cards;
    const from = row.indexOf(here);
    next = row[from < 0 ? 0 : (from + step + row.length) % row.length];
  } else if (event.key === "Home" || event.key === "End") {
    next = cards.at(event.key === "Home" ? 0 : -1);
  } else if (event.key === "ArrowUp") {
    next = at < 0 ? null : (inRow(cards, here, -1) ?? all(ACT)[0]);
  } else if (event.key === "ArrowDown") {
    next = at < 0 ? home() : inRow(cards, here, 1);
  } else {
    return;
  }
  next?.focus();
  event.preventDefault();
}

/** The nearest card above or below. */
function inRow(cards: readonly HTMLElement[], here: HTMLElement, step: number): HTMLElement | undefined {
  const rowOf = (card: HTMLElement) => Number(card.closest<HTMLElement>("[data-row]")?.dataset.row);
  const row = rowOf(here) + step;
  const left = here.getBoundingClientRect().left;
  return cards
    .filter((card) => rowOf(card) === row)
    .sort(
      (a, b) => Math.abs(a.getBoundingClientRect().left - left) - Math.abs(b.getBoundingClientRect().left - left),
    )[0];
}

/** The element that gets the focus when the focused one is gone. */
function home(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${HAND}[tabindex="0"]`) ?? document.querySelector<HTMLElement>("#main");
}

/** The element at the table that had the focus last. */
let lastFocus: Element | null = null;

export function onFocus({ target }: FocusEvent): void {
  lastFocus = (target as Element).closest(".w-hand, .w-act") ? (target as Element) : null;
}

/** Keep the focus from dropping to the body when the focused element is gone. */
export function keepFocus(): void {
  const focusIsLost = document.activeElement === document.body || document.activeElement === null;
  if (focusIsLost && lastFocus && !lastFocus.isConnected) home()?.focus({ preventScroll: true });
}
