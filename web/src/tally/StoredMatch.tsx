/** A stored tally, read from the browser's database. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Loading } from "../parts/Loading";
import { say } from "../words/say";
import { Match } from "./Match";
import { TallySession } from "./session";
import { storedTally } from "./store";

export function StoredMatch({ id }: { id: string }) {
  const session = useSignal<TallySession | null>(null);
  const failure = useSignal("");
  useEffect(() => {
    const open = async () => {
      const stored = await storedTally(id);
      if (!stored) {
        failure.value = say("notebook-gone");
        return;
      }
      const opened = new TallySession(stored);
      await opened.open();
      if (opened.whole.value) session.value = opened;
      else failure.value = opened.refusal.value;
    };
    open().catch(() => {
      failure.value = say("notebook-unstored");
    });
  }, []);
  if (session.value) return <Match session={session.value} />;
  if (!failure.value) return <Loading />;
  return (
    <main id="main" class="page-m" tabIndex={-1}>
      <p class="alert" role="alert">
        {failure.value}
      </p>
      <a class="btn" href="/tally">
        {say("notebook-matches")}
      </a>
    </main>
  );
}
