/** How the page shows its cards: which deck, and whether each carries a corner label. Cards follow a change at once. */

import { signal } from "@preact/signals";

/** `contrast` has outlines and flat colours, for those who see little or tell colours badly apart. */
export type Deck = "print" | "contrast";
export const DECKS: readonly Deck[] = ["print", "contrast"];

export const deck = signal<Deck>("print");

/** Month and kind (光 タ 短 カ) in the corner. */
export const labels = signal(false);
