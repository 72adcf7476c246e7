/** A picker of flower cards: all 48 by month, in one screen of a phone. */

import { useSignal } from "@preact/signals";
import { CardButton } from "../cards/Card";
import { indexOf, LETTERS, together, without } from "../cards/deck";
import { cardName, plant } from "../words/names";
import { say } from "../words/say";
import { PickerState } from "./PickerState";
import { useArrowKeys } from "./useArrowKeys";
import "./picker.css";

const MONTHS = Array.from({ length: 12 }, (_, month) => LETTERS.slice(4 * month, 4 * month + 4));

interface CardPickerProps {
  /** What is picked, for screen readers. */
  label: string;
  /** The picked cards, as letters. */
  cards: string;
  /** The greatest number of cards. */
  most?: number;
  /** The reason why a card cannot be picked, if there is one. */
  refusal?: (card: string) => string | null;
  onChange: (cards: string) => void;
}

export function CardPicker({ label, cards, most = LETTERS.length, refusal, onChange }: CardPickerProps) {
  const reason = useSignal("");
  const keys = useArrowKeys(LETTERS.length);
  const full = cards.length >= most;
  const reasonOf = (card: string): string | null => refusal?.(card) ?? (full ? say("picker-full", { n: most }) : null);
  const turn = (card: string) => {
    const isPicked = cards.includes(card);
    const why = isPicked ? null : reasonOf(card);
    reason.value = why ?? "";
    if (why === null) onChange(isPicked ? without(cards, card) : together(cards, card));
  };
  return (
    <div class="pick">
      <div class="pick-months" role="group" aria-label={label} {...keys.group}>
        {MONTHS.map((letters, month) => (
          <div key={letters} class="pick-month" role="group" aria-labelledby={`pick-${letters}`}>
            <span id={`pick-${letters}`} class="pick-name">
              {say("picker-month", { n: month + 1, plant: plant(month) })}
            </span>
            {[...letters].map((card) => {
              const isPicked = cards.includes(card);
              const why = isPicked ? null : reasonOf(card);
              return (
                <CardButton
                  key={card}
                  card={card}
                  label={why ? say("picker-refused", { card: cardName(card), why }) : cardName(card)}
                  pressed={isPicked}
                  disabled={why !== null}
                  tabIndex={keys.tabIndexOf(indexOf(card))}
                  class={isPicked ? "is-picked" : ""}
                  onChoose={() => turn(card)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <PickerState
        count={cards.length}
        most={most === LETTERS.length ? null : most}
        reason={reason.value}
        clear={() => {
          reason.value = "";
          onChange("");
        }}
      />
    </div>
  );
}
