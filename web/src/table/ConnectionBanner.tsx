/** A banner for a lost connection, a newer server, or a refused choice. */

import { Icon } from "../parts/Icon";
import { peopleAt } from "../words/names";
import { say, sayMessage } from "../words/say";
import type { Session } from "./session";
import "./ConnectionBanner.css";

export function ConnectionBanner({ session }: { session: Session }) {
  const status = session.status.value;
  const refusal = session.refusal.value;
  const sitting = session.attendance.seating.value;
  return (
    <div class="banners" role="status">
      {status === "lost" && (
        <p class="banner">
          {say("page-offline-lost")}
          <button type="button" class="btn" onClick={() => session.hurry()}>
            {say("page-offline-now")}
          </button>
        </p>
      )}
      {status === "moving" && <p class="banner">{say("page-offline-moving")}</p>}
      {status === "outdated" && (
        <p class="banner">
          {say("page-offline-outdated")}
          <button type="button" class="btn btn-go" onClick={() => location.reload()}>
            {say("page-offline-reload")}
          </button>
        </p>
      )}
      {refusal && (
        <p class="banner">
          {sayMessage(refusal.say, sitting ? peopleAt(sitting).names : undefined)}
          <button
            type="button"
            class="btn btn-quiet"
            aria-label={say("page-refusal-close")}
            onClick={() => (session.refusal.value = null)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
