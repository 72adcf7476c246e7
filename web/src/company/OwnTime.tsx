/** The own clock while it runs, or that the others have waited for long, and the way back to the own seat where a bot stands in. */

import { useContext } from "preact/hooks";
import { CompanyContext } from "../frame/company";
import type { Viewer } from "../protocol/messages";
import { say } from "../words/say";
import { Countdown } from "./Countdown";

export function OwnTime({ viewer }: { viewer: Viewer }) {
  const { waits, away, back } = useContext(CompanyContext)!;
  if (viewer === "table") return null;
  const wait = waits.value.get(viewer);
  return (
    <>
      {wait && (
        <p class="own-time">
          {say(wait.why === "still" ? "time-own-still" : "time-own")} <Countdown until={wait.until} why="clock" />
        </p>
      )}
      {away.value.includes(viewer) && (
        <p class="banner">
          {say("time-stands-in")}
          <button type="button" class="btn btn-go" onClick={back}>
            {say("time-back")}
          </button>
        </p>
      )}
    </>
  );
}
