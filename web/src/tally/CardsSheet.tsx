/** A sheet with the picker of flower cards; it stays open while what was picked is refused. */

import { useSignal } from "@preact/signals";
import { InfoSheet } from "../parts/Sheet";
import { CardPicker } from "../picker/CardPicker";
import { say } from "../words/say";
import type { TallySession } from "./session";

interface CardsSheetProps {
  title: string;
  /** The cards that may be picked; others lie elsewhere. */
  among: string;
  most?: number;
  picked?: string;
  close: () => void;
  /** Enter the cards; whether they were taken. */
  enter: (cards: string) => Promise<boolean>;
  session: TallySession;
}

export function CardsSheet({ title, among, most, picked = "", close, enter, session }: CardsSheetProps) {
  const cards = useSignal(picked);
  const isRefused = useSignal(false);
  const tell = async () => {
    isRefused.value = !(await enter(cards.value));
    if (!isRefused.value) close();
  };
  return (
    <InfoSheet id="ty-cards" title={title} class="ty-cards" onClose={close}>
      <CardPicker
        label={title}
        cards={cards.value}
        {...(most !== undefined && { most })}
        refusal={(card) => (among.includes(card) ? null : say("notebook-lies-elsewhere"))}
        onChange={(chosen) => {
          cards.value = chosen;
          isRefused.value = false;
        }}
      />
      {isRefused.value && session.refusal.value && (
        <p class="alert" role="alert">
          {session.refusal.value}
        </p>
      )}
      <button type="button" class="btn btn-go big" disabled={!cards.value} onClick={() => void tell()}>
        {say("notebook-tell")}
      </button>
    </InfoSheet>
  );
}
