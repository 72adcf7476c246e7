/** Stays on the line with the table at which one waits, and calls when it begins. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Session } from "../frame/session";
import { waitNoMore } from "../frame/waiting";
import { whenever } from "../frame/whenever";
import { hear } from "../motion/sound";
import { InfoSheet } from "../parts/Sheet";
import { go, route } from "../router";
import { say } from "../words/say";

export function Called({ path }: { path: string }) {
  const session = useMemo(() => new Session(path, Number(path.split("/")[3])), [path]);
  useEffect(() => {
    session.start();
    const unwatch = whenever(session.begun, () => hear("turn"));
    return () => {
      unwatch();
      session.stop();
    };
  }, [session]);
  const status = session.status.value;
  const over = status === "gone" || status === "refused" || status === "old";
  useEffect(() => {
    if (over) waitNoMore(path);
  }, [over]);
  const later = useSignal(false);
  const gathering = session.gathering.value;
  const begun = session.begun.value;
  // At another table only the call itself is in the way.
  if (!begun && (!gathering || route.value.page === "table")) return null;
  if (begun && !later.value)
    return (
      // A question of the other table may lie open: this lies above it.
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
  const all = gathering?.players.length ?? 0;
  const come = gathering?.players.filter((player) => player !== "open").length ?? 0;
  return (
    <div class="banners" role="status">
      <p class="banner">
        {begun ? say("lobby-called") : say("lobby-waiting", { n: come, all })}
        <button type="button" class={begun ? "btn btn-go" : "btn"} onClick={() => go(path)}>
          {say(begun ? "lobby-called-go" : "lobby-waiting-back")}
        </button>
      </p>
    </div>
  );
}
