/** A notice on other pages about a table at which the person waits; it announces the start of the match. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { playSound } from "../motion/sound";
import { InfoSheet } from "../parts/Sheet";
import { go, route } from "../router";
import { onBecomingTrue } from "../table/effects";
import { Session } from "../table/session";
import { stopWaiting } from "../table/waitingTable";
import { say } from "../words/say";

export function StartNotice({ path }: { path: string }) {
  const session = useMemo(() => new Session(path, Number(path.split("/")[3])), [path]);
  useEffect(() => {
    session.start();
    const unwatch = onBecomingTrue(session.begun, () => playSound("turn"));
    return () => {
      unwatch();
      session.stop();
    };
  }, [session]);
  const status = session.status.value;
  const over = status === "gone" || status === "refused" || status === "old";
  useEffect(() => {
    if (over) stopWaiting(path);
  }, [over]);
  const later = useSignal(false);
  const waitingRoom = session.waitingRoom.value;
  const begun = session.begun.value;
  // At another table only the start itself is announced.
  if (!begun && (!waitingRoom || route.value.page === "table")) return null;
  if (begun && !later.value)
    return (
      // A sheet of the other table may be open: this one lies above it.
      <InfoSheet id="called-title" title={say("lobby-called")} onClose={() => (later.value = true)}>
        <div class="row">
          <button type="button" class="btn btn-go" autofocus onClick={() => go(path)}>
            {say("lobby-called-go")}
          </button>
          <button type="button" class="btn" onClick={() => (later.value = true)}>
            {say("lobby-called-later")}
          </button>
        </div>
      </InfoSheet>
    );
  const all = waitingRoom?.players.length ?? 0;
  const arrivals = waitingRoom?.players.filter((player) => player !== "open").length ?? 0;
  return (
    <div class="banners" role="status">
      <p class="banner">
        {begun ? say("lobby-called") : say("lobby-waiting", { n: arrivals, all })}
        <button type="button" class={begun ? "btn btn-go" : "btn"} onClick={() => go(path)}>
          {say(begun ? "lobby-called-go" : "lobby-waiting-back")}
        </button>
      </p>
    </div>
  );
}
