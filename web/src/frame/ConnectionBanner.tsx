/** What stands in the way: a lost connection, a newer server, a choice that was refused. */

import { Icon } from "../parts/Icon";
import { refusalIn, say } from "../words/say";
import type { Session } from "./session";
import "./ConnectionBanner.css";

export function ConnectionBanner({ session }: { session: Session }) {
  const status = session.status.value;
  const refusal = session.refusal.value;
  return (
    <div class="banners" role="status">
      {status === "lost" && (
        <p class="banner">
          {say("offline.lost")}
          <button type="button" class="btn" onClick={() => session.hurry()}>
            {say("offline.now")}
          </button>
        </p>
      )}
      {status === "outdated" && (
        <p class="banner">
          {say("offline.outdated")}
          <button type="button" class="btn btn-go" onClick={() => location.reload()}>
            {say("offline.reload")}
          </button>
        </p>
      )}
      {refusal && (
        <p class="banner">
          {refusalIn(refusal)}
          <button
            type="button"
            class="btn btn-quiet"
            aria-label={say("refusal.close")}
            onClick={() => (session.refusal.value = null)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
