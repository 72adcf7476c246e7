/** The tallies of this browser, the last changed first. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tabWorker } from "../addresses";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { gameName } from "../words/names";
import { list, say } from "../words/say";
import { show } from "./place";
import { removeTally, type StoredTally, storedTallies } from "./store";
import "./opening.css";

export function TallyList() {
  const tallies = useSignal<StoredTally[] | "unstored" | null>(null);
  const read = () =>
    storedTallies().then(
      (all) => (tallies.value = all),
      () => (tallies.value = "unstored"),
    );
  useEffect(() => void read(), []);
  useTitle(say("notebook-title"));
  const all = tallies.value;
  return (
    <main id="main" class="page-m ty-list" tabIndex={-1}>
      <h1>{say("notebook-title")}</h1>
      <p class="lead">
        {say("notebook-lead")} {say(tabWorker ? "notebook-here" : "notebook-server")}
      </p>
      {all === "unstored" && (
        <p class="alert" role="alert">
          {say("notebook-unstored")}
        </p>
      )}
      <button type="button" class="btn btn-go" onClick={() => show({ is: "new" })}>
        <Icon name="play" />
        {say("notebook-new")}
      </button>
      {Array.isArray(all) && all.length > 0 && (
        <section aria-labelledby="tallies">
          <h2 id="tallies">{say("notebook-matches")}</h2>
          <ul class="ty-matches">
            {all.map((tally) => (
              <Row key={tally.id} tally={tally} onRemoved={() => void read()} />
            ))}
          </ul>
          {all.some(({ deals }) => deals > 0) && (
            <button type="button" class="btn" onClick={() => show({ is: "figures" })}>
              {say("notebook-figures")}
            </button>
          )}
        </section>
      )}
    </main>
  );
}

function Row({ tally, onRemoved }: { tally: StoredTally; onRemoved: () => void }) {
  const asking = useSignal(false);
  const { id, game, names, deals, result, changed } = tally;
  const what = gameName(game);
  const who = list(names);
  const winners = result ? list(result.winners.map((seat) => names[seat] ?? "")) : "";
  const day = new Date(changed).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
  return (
    <li>
      <a
        href={`/tally?match=${id}`}
        onClick={(event) => {
          event.preventDefault();
          show({ is: "tally", id });
        }}
      >
        <b>{what}</b> <span>{who}</span>
        <small class="muted">{say(result ? "notebook-won" : "notebook-so-far", { day, n: deals, who: winners })}</small>
      </a>
      <button
        type="button"
        class="btn btn-quiet"
        aria-label={say("notebook-remove-of", { game: what, who })}
        onClick={() => (asking.value = true)}
      >
        <Icon name="close" />
      </button>
      {asking.value && (
        <ConfirmSheet
          id={`remove-${id}`}
          title={say("notebook-remove-title")}
          asking={asking}
          stay={say("notebook-remove-not")}
          go={say("notebook-remove")}
          doIt={async () => {
            try {
              await removeTally(id);
              return null;
            } catch {
              return { why: say("notebook-unstored") };
            }
          }}
          onDone={onRemoved}
        >
          <p>{say("notebook-remove-text", { game: what, who })}</p>
        </ConfirmSheet>
      )}
    </li>
  );
}
