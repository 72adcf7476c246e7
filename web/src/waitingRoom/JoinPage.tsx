/** The page behind an invitation: it asks for a name and takes the seat. The secret leaves the address bar at once. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { recall, remember } from "../preferences";
import { joinTable } from "../protocol/seats";
import { go } from "../router";
import { say } from "../words/say";
import "./WaitingRoom.css";

/** `place` is a new object each time that the address is opened, even if only the secret differs. */
export function JoinPage({ place: { table, seat } }: { place: { table: string; seat: number } }) {
  const invitation = useRef("");
  if (location.hash) invitation.current = location.hash.slice(1);
  useEffect(() => {
    if (location.hash) history.replaceState(null, "", location.pathname);
  });
  useTitle(say("start-join-title"));
  const name = useSignal(recall("name") ?? "");
  const failure = useSignal("");
  const sit = async (event: Event) => {
    event.preventDefault();
    remember("name", name.value);
    const answer = await joinTable(table, seat, invitation.current, name.value.trim());
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  return (
    <Page>
      <main id="main" class="page-m joining" tabIndex={-1}>
        <h1>{say("start-join-title")}</h1>
        <form onSubmit={(event) => void sit(event)}>
          <NameField label={say("start-join-name")} name={name} />
          {failure.value && (
            <p class="alert" role="alert">
              {failure.value}
            </p>
          )}
          <button type="submit" class="btn btn-go big">
            <Icon name="play" />
            {say("start-join-go")}
          </button>
        </form>
        {failure.value && (
          <p>
            <a href={`/t/${table}/table`}>{say("page-gone-watch")}</a>
          </p>
        )}
      </main>
    </Page>
  );
}
