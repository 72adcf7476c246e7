/** What needs the person's eye: a refusal, a deal that must be corrected, a correction under way, what it has changed. */

import type { TallyAnswer } from "../protocol/messages";
import { money } from "../words/names";
import { list, say, sayMessage } from "../words/say";
import type { TallySession } from "./session";

export function Banners({ session }: { session: TallySession }) {
  const answer = session.shown.value!;
  const { waiting, names } = answer;
  const draft = session.draft.value;
  const changes = session.changes.value;
  return (
    <>
      {session.isUnstored.value && (
        <p class="alert" role="alert">
          {say("notebook-unstored")}
        </p>
      )}
      {session.refusal.value && (
        <p class="alert" role="alert">
          {session.refusal.value}
        </p>
      )}
      {draft && (
        <div class="ty-banner">
          <p>{say("notebook-correcting", { deal: dealName(session.whole.value!, draft.deal) })}</p>
          <div class="row">
            <button type="button" class="btn btn-go" onClick={() => void session.finishDraft()}>
              {say("notebook-correct-done")}
            </button>
            <button type="button" class="btn" onClick={() => void session.leaveDraft()}>
              {say("notebook-correct-leave")}
            </button>
          </div>
        </div>
      )}
      {waiting && !draft && (
        <div class="ty-banner">
          <p>
            {say("notebook-waits", {
              deal: dealName(answer, waiting.deal),
              what: sayMessage(waiting.what, names),
            })}
          </p>
          <button type="button" class="btn btn-go" onClick={() => void session.reopen(waiting.deal)}>
            {say("notebook-correct")}
          </button>
        </div>
      )}
      {draft && answer.waiting && <p class="alert">{sayMessage(answer.waiting.what, names)}</p>}
      {changes.length > 0 && (
        <ul class="ty-banner" aria-label={say("notebook-changed")}>
          {changes.map(({ deal, before, after }) => (
            <li key={deal}>
              {say("notebook-change", {
                deal: dealName(answer, deal),
                before: wonText(answer, before?.won),
                after: wonText(answer, after?.won),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The name of a deal by its place from 1; the open deal comes after the closed ones. */
export const dealName = ({ deals, open, names }: TallyAnswer, deal: number): string => {
  const name = deals[deal - 1]?.name ?? open?.name;
  return name ? sayMessage(name, names) : String(deal);
};

/** What each seat has won in a deal. */
export const wonText = ({ names, money: form }: TallyAnswer, won: readonly number[] | null | undefined): string =>
  won
    ? list(
        won.map((points, seat) =>
          say("notebook-won-by", {
            who: names[seat] ?? "",
            money: form ? money(points, true) : say("notebook-levels", { n: points }),
          }),
        ),
        "",
      )
    : say("notebook-not-settled");
