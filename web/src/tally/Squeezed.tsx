/** 追い込み: what a seat that is put out shows: nothing, yaku with their cards, or the whole hand. */

import { useSignal } from "@preact/signals";
import type { FactForm, Seat } from "../protocol/messages";
import { yakuName } from "../words/names";
import { say } from "../words/say";
import { CardsSheet } from "./CardsSheet";
import type { TallySession } from "./session";

const HAND = 7;

export function Squeezed({ form, seat, session }: { form: FactForm; seat: Seat; session: TallySession }) {
  const yaku = useSignal<readonly string[]>([]);
  const picking = useSignal(false);
  const turn = (key: string) => {
    yaku.value = yaku.value.includes(key) ? yaku.value.filter((other) => other !== key) : [...yaku.value, key];
  };
  // All seven cards say for themselves which yaku they make.
  const enter = (cards: string) =>
    session.enter(
      form,
      cards.length === HAND && !yaku.value.length ? { seat, hand: cards } : { seat, yaku: [...yaku.value], cards },
    );
  return (
    <fieldset class="ty-group">
      <legend>{say("fact-ask-squeezed")}</legend>
      <div class="ty-row">
        <button type="button" class="btn btn-go" onClick={() => void session.enter(form, { seat })}>
          {say("notebook-shows-nothing")}
        </button>
        {form.yaku?.map((key) => (
          <button key={key} type="button" class="btn" aria-pressed={yaku.value.includes(key)} onClick={() => turn(key)}>
            {yakuName([key])}
          </button>
        ))}
        {form.cards !== undefined && (
          <button type="button" class="btn" onClick={() => (picking.value = true)}>
            {say("notebook-by-cards")}
          </button>
        )}
      </div>
      {picking.value && (
        <CardsSheet
          title={say("notebook-shown-cards")}
          among={form.cards ?? ""}
          most={HAND}
          close={() => (picking.value = false)}
          enter={enter}
          session={session}
        />
      )}
    </fieldset>
  );
}
