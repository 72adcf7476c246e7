/** The statistics of a player in the matches at real tables that this browser keeps, apart from those played here. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Segments } from "../parts/Segments";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { Statistics } from "../protocol/messages";
import { tallyStatistics } from "../protocol/operations";
import { Course } from "../statistics/Course";
import { Figures } from "../statistics/Figures";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { type StoredTally, storedTallies } from "./store";
import "../statistics/statistics.css";
import "./opening.css";

/** The table of hands that were held: at a real table nobody tells them. */
const OF_HELD_CARDS = "hand-yaku";

export function RealFigures() {
  const tallies = useSignal<readonly StoredTally[]>([]);
  const player = useSignal("");
  const answer = useSignal<Statistics | Failure | null>(null);
  const players = [...new Set(tallies.value.flatMap(({ names }) => names))].sort();
  useEffect(() => {
    void storedTallies().then(
      (all) => {
        tallies.value = all.filter(({ deals }) => deals > 0);
        player.value = tallies.value[0]?.names[0] ?? "";
      },
      () => {
        answer.value = { why: say("notebook-unstored") };
      },
    );
  }, []);
  useEffect(() => {
    if (!player.value) return;
    const notebooks = tallies.value.toReversed().map(({ notebook, changed }) => ({ notebook, at: changed }));
    let isCurrent = true;
    answer.value = null;
    void tallyStatistics({ notebooks, player: player.value }).then((result) => {
      if (isCurrent) answer.value = result;
    });
    return () => {
      isCurrent = false;
    };
  }, [player.value]);
  useTitle(say("notebook-figures"));
  const games = answer.value;
  return (
    <main id="main" class="page-m ty-figures" tabIndex={-1}>
      <h1 id="ty-figures">{say("notebook-figures")}</h1>
      <p class="lead">{say("notebook-figures-about")}</p>
      {players.length > 0 && (
        <Segments
          labelledBy="ty-figures"
          values={players}
          chosen={player.value}
          name={(name) => name}
          choose={(name) => (player.value = name)}
        />
      )}
      {games && "why" in games && (
        <p class="alert" role="alert">
          {games.why}
        </p>
      )}
      {games &&
        !("why" in games) &&
        games.map((statistics) => (
          <section key={statistics.game} aria-labelledby={`real-${statistics.game}`}>
            <h2 id={`real-${statistics.game}`}>{gameName(statistics.game)}</h2>
            <Course {...statistics} />
            <div class="st-tables">
              {statistics.tables
                .filter(({ key, rows }) => rows.length && key !== OF_HELD_CARDS)
                .map((table) => (
                  <div key={table.key}>
                    <Figures table={table} />
                  </div>
                ))}
            </div>
          </section>
        ))}
    </main>
  );
}
