/** The own clock while it runs, or that the others have waited for long, and the way back to the own seat where a bot stands in. */

import { useContext } from "preact/hooks";
import { CompanyContext } from "../frame/company";
import type { Viewer } from "../protocol/messages";
import { named, say } from "../words/say";
import { Countdown } from "./Countdown";

export function OwnTime({ viewer }: { viewer: Viewer }) {
  const company = useContext(CompanyContext)!;
  const { waits, word } = company;
  if (viewer === "table") return null;
  const [wait, bot] = [waits.value.get(viewer), company.standIn(viewer)];
  return (
    <>
      {wait && !bot && (
        <p class="own-time">
          {say(wait.why === "still" ? "time-own-still" : "time-own")} <Countdown until={wait.until} why="clock" />
          {wait.why === "still" && (
            <button type="button" class="btn btn-go" onClick={() => word.there()}>
              {say("time-there")}
            </button>
          )}
        </p>
      )}
      {bot && (
        <p class="banner">
          {say("time-stands-in", { bot: named("bot", bot) })}
          <button type="button" class="btn btn-go" onClick={() => word.back()}>
            {say("time-back")}
          </button>
        </p>
      )}
    </>
  );
}
