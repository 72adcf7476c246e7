/** The page behind the link of an invitation. The secret leaves the address bar at once. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Gone } from "../parts/Gone";
import { Loading } from "../parts/Loading";
import type { Failure } from "../protocol/ask";
import type { ShownInvitation } from "../protocol/messages";
import { invitation as askForInvitation } from "../protocol/operations";
import { joinTable } from "../protocol/seats";
import { say } from "../words/say";
import { Invitation } from "./Invitation";

/** `place` is a new object each time that the address is opened, even if only the secret differs. */
export function JoinPage({ place }: { place: { table: string; seat: number } }) {
  const { table, seat } = place;
  const secret = useRef("");
  const answer = useSignal<ShownInvitation | Failure | null>(null);
  useEffect(() => {
    if (location.hash) {
      secret.current = location.hash.slice(1);
      history.replaceState(null, "", location.pathname);
    }
    void askForInvitation({ table, own: seat, invitation: secret.current }).then((shown) => (answer.value = shown));
  }, [place]);
  const shown = answer.value;
  if (!shown) return <Loading />;
  if (!("why" in shown))
    return <Invitation invitation={shown} join={(name) => joinTable(table, seat, secret.current, name)} />;
  if (shown.code === "taken") return <Gone title={say("invite-used-title")} text={say("invite-used-by-somebody")} />;
  if (shown.code === "no_table")
    return <Gone title={say("page-gone-table-title")} text={say("page-gone-table-text")} />;
  const invalid = shown.code === "not_invited" || shown.code === "bad_request";
  return <Gone title={say("invite-void-title")} text={invalid ? say("invite-void-text") : shown.why} />;
}
