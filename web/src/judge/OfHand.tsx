/** The cards of a hand, of which some are tapped. */

import { Card } from "../bashifen/Card";
import { cardName } from "../bashifen/names";
import { without } from "../bashifen/pack";
import type { PackCard } from "../protocol/messages";
import { say } from "../words/say";
import { isChosen } from "./packSets";

interface OfHandProps {
  label: string;
  hand: readonly PackCard[];
  chosen: readonly PackCard[];
  onChange: (chosen: PackCard[]) => void;
}

export const OfHand = ({ label, hand, chosen, onChange }: OfHandProps) => (
  <section class="jd-hand" aria-labelledby="judge-of-hand">
    <h2 id="judge-of-hand">{label}</h2>
    {!hand.length && <p class="muted small">{say("verdict-ask-hand")}</p>}
    <div class="jd-hand-cards" role="group" aria-labelledby="judge-of-hand">
      {hand.map((card, place) => {
        const is = isChosen(hand, place, chosen);
        return (
          <button
            key={place}
            type="button"
            class={`pick-card ${is ? "is-in" : ""}`}
            aria-label={cardName(card, "words")}
            aria-pressed={is}
            onClick={() => onChange(is ? without(chosen, [card]) : [...chosen, card])}
          >
            <Card card={card} />
          </button>
        );
      })}
    </div>
  </section>
);
