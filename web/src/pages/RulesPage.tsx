/** The rules of a game: fetched when somebody wants to read them. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { Loading } from "../parts/Loading";
import { say } from "../words/say";
import { GonePage } from "./GonePage";

type Reading = FunctionComponent<{ game: string; none: ComponentChildren }>;

export function RulesPage({ game }: { game: string }) {
  const reading = useSignal<Reading | "failed" | null>(null);
  useEffect(() => {
    import("../rules/Reading").then(
      (found) => (reading.value = found.Reading),
      () => (reading.value = "failed"),
    );
  }, []);
  const Found = reading.value;
  if (Found === "failed") return <Failed />;
  return Found ? <Found game={game} none={<GonePage />} /> : <Loading />;
}

/** The server has newer files than this page knows of, or none are in reach. */
const Failed = () => (
  <main id="main" class="page-m" tabIndex={-1}>
    <p class="alert" role="alert">
      {say("rules.failed")}{" "}
      <button type="button" class="btn" onClick={() => location.reload()}>
        {say("start.retry")}
      </button>
    </p>
  </main>
);
