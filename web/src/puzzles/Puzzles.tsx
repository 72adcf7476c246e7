/** All puzzles by game, today's first, and the drills. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GuideLinks } from "../parts/Guide";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { PuzzleShelves } from "../protocol/messages";
import { puzzleShelves } from "../protocol/operations";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { solved } from "./solved";
import "./puzzles.css";

const DRILLS = ["points", "yaku", "settlement", "follows", "throws"] as const;

export function Puzzles() {
  const shelves = useSignal<PuzzleShelves>([]);
  const failure = useSignal("");
  useTitle(say("insight-puzzles"));
  useEffect(() => {
    void puzzleShelves().then((answer) => {
      if ("why" in answer) failure.value = answer.why;
      else shelves.value = answer;
    });
  }, []);
  return (
    <Page>
      <main id="main" class="guide puzzles" tabIndex={-1}>
        <GuideLinks puzzles />
        <h1>{say("insight-puzzles")}</h1>
        <p class="lead">{say("insight-puzzles-lead")}</p>
        {failure.value && (
          <p class="alert" role="alert">
            {failure.value}
          </p>
        )}
        <section aria-labelledby="pz-today">
          <h2 id="pz-today">{say("insight-today")}</h2>
          <ul class="pz-list">
            {shelves.value.map(({ game, today }) => (
              <li key={game}>
                <a class="btn" href={`/puzzles/${today}`}>
                  {gameName(game)}
                  {solved.value.has(today) && <span class="slip">{say("insight-solved")}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pz-drills">
          <h2 id="pz-drills">{say("insight-drills")}</h2>
          <ul class="pz-list">
            {DRILLS.map((kind) => (
              <li key={kind}>
                <a class="btn" href={`/puzzles/drill-${kind}`}>
                  {say(`drill-title-${kind}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        {shelves.value.map(({ game, puzzles }) => (
          <section key={game} aria-labelledby={`pz-${game}`}>
            <h2 id={`pz-${game}`}>{gameName(game)}</h2>
            <ol class="pz-numbers">
              {Array.from({ length: puzzles }, (_, at) => `${game}-${at + 1}`).map((name, at) => (
                <li key={name}>
                  <a
                    href={`/puzzles/${name}`}
                    data-solved={solved.value.has(name)}
                    aria-label={
                      solved.value.has(name) ? say("insight-solved-number", { number: at + 1 }) : String(at + 1)
                    }
                  >
                    {at + 1}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </main>
    </Page>
  );
}
