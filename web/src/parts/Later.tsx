/** A part of the page that is fetched when somebody wants to see it. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { type Key, say } from "../words/say";
import { Loading } from "./Loading";
import "./Page.css";

interface LaterProps<P> {
  fetch: () => Promise<FunctionComponent<P>>;
  /** What is said when it does not come: the server has newer files than this page knows of, or none are in reach. */
  failed: Key;
  props: P;
}

export function Later<P extends object>({ fetch, failed, props }: LaterProps<P>) {
  const found = useSignal<{ part: FunctionComponent<P> } | "failed" | null>(null);
  useEffect(() => {
    fetch().then(
      (part) => (found.value = { part }),
      () => (found.value = "failed"),
    );
  }, []);
  const here = found.value;
  if (here === "failed")
    return (
      <main id="main" class="page-m" tabIndex={-1}>
        <p class="alert" role="alert">
          {say(failed)}{" "}
          <button type="button" class="btn" onClick={() => location.reload()}>
            {say("page-retry")}
          </button>
        </p>
      </main>
    );
  return here ? <here.part {...props} /> : <Loading />;
}
