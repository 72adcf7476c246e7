/** The points of 子: the bar to 80, and their cards. */

import { Say } from "../parts/Say";
import { Term } from "../parts/Term";
import { say } from "../words/say";
import { Card } from "./Card";
import { pairNames } from "./names";
import { ALL_POINTS, pairOf, sumOf, TO_WIN } from "./pack";
import { useTable } from "./tableContext";
import "./Points.css";

/** The points of 子 with the bar to 80. */
export function PointsBar() {
  const { view } = useTable();
  return (
    <div class="ptbar" role="img" aria-label={say("pairs-points-of", { n: view.points, need: TO_WIN })}>
      <p aria-hidden="true">
        <span>{say("pairs-points")}</span>
        <b class="num">{view.points}</b>
        <span class="muted">/ {TO_WIN}</span>
      </p>
      <div class="track" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * view.points) / (2 * TO_WIN))}%` }} />
        <s />
      </div>
    </div>
  );
}

/** The point cards that 子 has won. */
export function WonCards() {
  const { view, people } = useTable();
  const ko = view.dealer === null ? null : 1 - pairOf(view.dealer);
  const inTrick = sumOf(view.trick.flatMap(({ cards }) => cards));
  return (
    <section aria-labelledby="taken-title">
      <div class="panel-h taken-h">
        <h2 id="taken-title">
          <Term of="ko">{say("pairs-taken")}</Term>
        </h2>
        <span class="side-note">{ko !== null && pairNames(ko, people)}</span>
      </div>
      <PointsBar />
      <p class="small muted">
        <Say of="pairs-points-why" term={<Term of="point_cards" />} need={TO_WIN} all={ALL_POINTS} />
      </p>
      {view.taken.length > 0 ? (
        <p class="won">
          {view.taken.map((card, index) => (
            <Card key={index} card={card} named />
          ))}
        </p>
      ) : (
        <p class="small muted">{say("pairs-taken-none")}</p>
      )}
      <p class="small muted in-trick">
        {inTrick > 0 && say("pairs-in-trick", { n: inTrick, sum: view.points + inTrick })}
      </p>
    </section>
  );
}
