/** A line with the number of tables that wait for the person, and a button for notifications. */

import { permission, requestNotifications } from "../table/notifications";
import { say } from "../words/say";

export function Waiting({ n, friends }: { n: number; friends: boolean }) {
  const offers = friends && permission.value === "default";
  if (!n && !offers) return null;
  return (
    <p class="own-waits small" role="status">
      {n > 0 && <b>{say("start-waits", { n })}</b>}
      {offers && (
        <button type="button" class="btn" onClick={() => void requestNotifications()}>
          {say("start-call")}
        </button>
      )}
    </p>
  );
}
