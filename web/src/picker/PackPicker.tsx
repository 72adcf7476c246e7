/** A picker of cards of two packs: each of 54 kinds once or twice, in one screen of a phone. */

import { useSignal } from "@preact/signals";
import { Card } from "../bashifen/Card";
import { cardName } from "../bashifen/names";
import { BIG, cardOfKind, counted, kindOf, LITTLE, SUITS, without } from "../bashifen/pack";
import type { PackCard } from "../protocol/messages";
import { named, say } from "../words/say";
import { PickerState } from "./PickerState";
import { useArrowKeys } from "./useArrowKeys";
import "./picker.css";

const RANKS = 13;
const COPIES = 2;
const KINDS: readonly PackCard[] = Array.from({ length: RANKS * SUITS.length + 2 }, (_, kind) => cardOfKind(kind));
const GROUPS = [
  ...SUITS.map((suit, place) => ({ name: suit as string, kinds: KINDS.slice(RANKS * place, RANKS * (place + 1)) })),
  { name: "jokers", kinds: [LITTLE, BIG] },
];

interface PackPickerProps {
  /** What is picked, for screen readers. */
  label: string;
  /** The picked cards; a kind stands once or twice. */
  cards: readonly PackCard[];
  /** The greatest number of cards. */
  most?: number;
  /** The reason why one more card of a kind cannot be picked, if there is one. */
  refusal?: (card: PackCard) => string | null;
  onChange: (cards: PackCard[]) => void;
}

export function PackPicker({ label, cards, most = COPIES * KINDS.length, refusal, onChange }: PackPickerProps) {
  const reason = useSignal("");
  const keys = useArrowKeys(KINDS.length);
  const counts = counted(cards);
  const reasonOf = (card: PackCard): string | null =>
    refusal?.(card) ?? (cards.length >= most ? say("picker-full", { n: most }) : null);
  /** The first tap picks a card, the second its copy, the third puts both back. */
  const turn = (card: PackCard) => {
    const count = counts.get(card) ?? 0;
    const why = count === COPIES ? null : reasonOf(card);
    reason.value = why ?? "";
    if (count === COPIES || (count && why !== null)) onChange(without(cards, Array(count).fill(card)));
    else if (why === null) onChange([...cards, card].sort((a, b) => kindOf(a) - kindOf(b)));
  };
  return (
    <div class="pick">
      <div class="pick-packs" role="group" aria-label={label} {...keys.group}>
        {GROUPS.map(({ name, kinds }) => (
          <div
            key={name}
            class="pick-suit"
            role="group"
            aria-label={name === "jokers" ? say("picker-jokers") : named("suit", name)}
          >
            {kinds.map((card) => {
              const count = counts.get(card) ?? 0;
              const why = count ? null : reasonOf(card);
              const words = cardName(card, "words");
              return (
                <button
                  key={card}
                  type="button"
                  class={`pick-card ${count ? "is-in" : ""}`}
                  aria-label={
                    why ? say("picker-refused", { card: words, why }) : say("picker-copies", { card: words, n: count })
                  }
                  aria-pressed={count > 0}
                  aria-disabled={why !== null || undefined}
                  tabIndex={keys.tabIndexOf(KINDS.indexOf(card))}
                  onClick={() => turn(card)}
                >
                  <Card card={card} />
                  {count === COPIES && <span class="pick-twice">{say("picker-twice")}</span>}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <PickerState
        count={cards.length}
        most={most === COPIES * KINDS.length ? null : most}
        reason={reason.value}
        clear={() => {
          reason.value = "";
          onChange([]);
        }}
      />
    </div>
  );
}
