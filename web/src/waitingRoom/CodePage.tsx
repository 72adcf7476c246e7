/** The page on which an invited person types a code that they were told. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { ShownInvitation } from "../protocol/messages";
import { invitationOfCode } from "../protocol/operations";
import { joinByCode } from "../protocol/seats";
import { say } from "../words/say";
import { Invitation } from "./Invitation";

const DIGITS = 8;

/** The digits of what was typed: spaces and full-width digits are welcome. */
const digitsOf = (typed: string): string => typed.normalize("NFKC").replace(/\D/g, "");

export function CodePage() {
  useTitle(say("invite-code-title"));
  const typed = useSignal("");
  const failure = useSignal("");
  const invitation = useSignal<ShownInvitation | null>(null);
  const code = digitsOf(typed.value);
  const look = async (event: Event) => {
    event.preventDefault();
    const answer = code.length === DIGITS ? await invitationOfCode({ code }) : null;
    if (!answer) failure.value = say("invite-code-wrong");
    else if ("why" in answer) failure.value = answer.code === "not_invited" ? say("invite-code-wrong") : answer.why;
    else invitation.value = answer;
  };
  if (invitation.value) return <Invitation invitation={invitation.value} join={(name) => joinByCode(code, name)} />;
  return (
    <Page>
      <main id="main" class="page-m code-page" tabIndex={-1}>
        <h1>{say("invite-code-title")}</h1>
        <form onSubmit={(event) => void look(event)}>
          <label class="fld">
            <span>{say("invite-code-field")}</span>
            <input
              type="text"
              class="code-digits"
              inputMode="numeric"
              autocomplete="off"
              placeholder="0000 0000"
              maxLength={DIGITS + 3}
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
          {failure.value && (
            <p class="alert" role="alert">
              {failure.value}
            </p>
          )}
          <button type="submit" class="btn btn-go big">
            <Icon name="next" />
            {say("invite-code-go")}
          </button>
        </form>
      </main>
    </Page>
  );
}
