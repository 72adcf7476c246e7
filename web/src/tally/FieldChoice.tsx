/** The brights of the dealt field, each by one tap, or none by one tap; they can be changed while nothing else is told. */

import { CardButton } from "../cards/Card";
import { together, without } from "../cards/deck";
import type { FactForm } from "../protocol/messages";
import { cardName } from "../words/names";
import { say } from "../words/say";
import type { TallySession } from "./session";

export const BRIGHTS = "AIcos";
const FORM: FactForm = { what: "field", cards: BRIGHTS };

/** `brights` are those of the field as entered; null before the field is known. */
export function FieldChoice({ brights, session }: { brights: string | null; session: TallySession }) {
  const cards = brights ?? "";
  const enter = (chosen: string) => void session.enter(FORM, { cards: chosen }, brights !== null);
  return (
    <section class="ty-field" aria-labelledby="ty-field">
      <h2 id="ty-field">{say("notebook-field")}</h2>
      <div class="ty-brights" role="group" aria-labelledby="ty-field">
        {[...BRIGHTS].map((card) => {
          const isOn = cards.includes(card);
          return (
            <CardButton
              key={card}
              card={card}
              label={cardName(card)}
              pressed={isOn}
              class={isOn ? "is-picked" : ""}
              onChoose={() => enter(isOn ? without(cards, card) : together(cards, card))}
            />
          );
        })}
        <button
          type="button"
          class={brights === null ? "btn btn-go" : "btn"}
          aria-pressed={brights === ""}
          onClick={() => enter("")}
        >
          {say("notebook-field-none")}
        </button>
      </div>
    </section>
  );
}
