/** The last fact of the open deal, which can still be changed. */

import type { FactForm, TallyAnswer } from "../protocol/messages";
import type { TallySession } from "./session";

type AnyFact = TallyAnswer["facts"][number]["fact"];

export const lastFact = ({ facts }: TallyAnswer): AnyFact | undefined => facts.at(-1)?.fact;

/** The brights of the field, if nothing else has been told since; null if the field is not known yet. */
export function brightsToChange(answer: TallyAnswer, brights: string): string | null | undefined {
  if (answer.next?.forms.some(({ what }) => what === "field")) return null;
  const fact = lastFact(answer);
  return fact?.what === "field" ? [...fact.cards].filter((card) => brights.includes(card)).join("") : undefined;
}

/** The form of the last fact of a seat, while the fact is the last: with it the fact can be changed. */
export function formToChange(session: TallySession, seat: number): FactForm | undefined {
  const last = session.lastForm.value;
  const { facts } = session.shown.value!;
  return last && last.form.seat === seat && last.facts === facts.length ? last.form : undefined;
}
