/** What stands beside the table: the ladder, the points of 子, trumps that are out, the last trick, the log. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Term } from "../parts/Term";
import { say } from "../words/say";
import { who } from "../words/names";
import { Card, Cards } from "./Card";
import { useWestern } from "./desk";
import { lastTrick, lines, pairNames, seen, stageName, told } from "./names";
import { ALL_POINTS, pairOf, rankName, sumOf, TO_WIN, trumpsLeft } from "./pack";
import { Suited, SuitMark } from "./Suits";

const STEPS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

export function Ladder() {
  const { table, view, people } = useWestern();
  const us = people.viewer === "table" ? 0 : pairOf(people.viewer);
  const side = (pair: number) => (view.dealer === null ? "" : say(pairOf(view.dealer) === pair ? "bashifen.oya" : "bashifen.ko"));
  const called = (pair: number) => (people.viewer === "table" ? side(pair) : say(pair === us ? "bashifen.us" : "bashifen.them"));
  const steps = STEPS.filter((step) => step > 0 || table.options["start"] !== "two");
  return (
    <section aria-labelledby="ladder-title">
      <div class="panel-h">
        <h2 id="ladder-title">
          <Term of="stage">{say("bashifen.stages")}</Term>
        </h2>
        <span class="side-note">{say(table.options["win"] === "ace" ? "bashifen.stages.ace" : "bashifen.stages.past")}</span>
      </div>
      <ol class="ladder" aria-hidden="true" style={{ "--steps": steps.length }}>
        {steps.map((step) => {
          const here = [0, 1].filter((pair) => view.stage[pair] === step);
          return (
            <li key={step} class={here.includes(us) ? "us" : here.length ? "them" : ""}>
              {step ? rankName(step) : "–"}
              {here.length > 0 && <i>{here.map(called).join(say("dot"))}</i>}
            </li>
          );
        })}
      </ol>
      <dl class="pairs">
        {[us, 1 - us].map((pair) => (
          <div key={pair}>
            <dt>
              {pairNames(pair, people)} {side(pair) && <span class={pairOf(view.dealer!) === pair ? "seal" : "seal seal-line"}>{side(pair)}</span>}
            </dt>
            <dd>{stageName(view.stage[pair] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The points of 子 with the bar to 80. */
export function PointsBar() {
  const { view } = useWestern();
  return (
    <div class="ptbar" role="img" aria-label={say("bashifen.points.of", { n: view.points, need: TO_WIN })}>
      <p aria-hidden="true">
        <span>{say("bashifen.points")}</span>
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
export function Taken() {
  const { view, people } = useWestern();
  const ko = view.dealer === null ? null : 1 - pairOf(view.dealer);
  const inTrick = sumOf(view.trick.flatMap(({ cards }) => cards));
  return (
    <section aria-labelledby="taken-title">
      <div class="panel-h">
        <h2 id="taken-title">
          <Term of="ko">{say("bashifen.taken")}</Term>
        </h2>
        <span class="side-note">{ko !== null && pairNames(ko, people)}</span>
      </div>
      <PointsBar />
      <p class="small muted">
        <Term of="point_cards" />
        {say("colon")}
        {say("bashifen.points.why", { need: TO_WIN, all: ALL_POINTS })}
      </p>
      {view.taken.length > 0 ? (
        <p class="won">
          {view.taken.map((card, index) => (
            <Card key={index} card={card} named />
          ))}
        </p>
      ) : (
        <p class="small muted">{say("bashifen.taken.none")}</p>
      )}
      <p class="small muted in-trick">{inTrick > 0 && say("bashifen.in.trick", { n: inTrick, sum: view.points + inTrick })}</p>
    </section>
  );
}

/** Trumps that the viewer has neither seen played nor holds. */
export function TrumpsOut() {
  const { game, view } = useWestern();
  if (!view.trumps || view.phase === "deal" || view.phase === "over") return null;
  const { suit } = view.trumps;
  const left = trumpsLeft(seen(game.record.value, view), view.trump_rank, suit);
  const rank = rankName(view.trump_rank);
  return (
    <section aria-labelledby="out-title">
      <div class="panel-h">
        <h2 id="out-title">
          <Term of="trumps">{say("bashifen.out")}</Term>
        </h2>
        <span class="side-note">{say("bashifen.out.note")}</span>
      </div>
      <dl class="rem">
        <div>
          <dt>{say("bashifen.card.BJ")}</dt>
          <dd>{left.big}</dd>
        </div>
        <div>
          <dt>{say("bashifen.card.LJ")}</dt>
          <dd>{left.little}</dd>
        </div>
        {left.stage !== null && suit !== "none" && (
          <div>
            <dt>
              <SuitMark suit={suit} />
              <span class="vh">{say(`bashifen.suit.${suit}`)}</span>
              {rank}
            </dt>
            <dd>{left.stage}</dd>
          </div>
        )}
        <div>
          <dt>{say(left.stage === null ? "bashifen.out.stages" : "bashifen.out.others", { rank })}</dt>
          <dd>{left.otherStages}</dd>
        </div>
        {left.suit !== null && suit !== "none" && (
          <div>
            <dt>
              <SuitMark suit={suit} />
              <span class="vh">{say(`bashifen.suit.${suit}`)}</span> {say("bashifen.out.rest")}
            </dt>
            <dd>{left.suit}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function LastTrick() {
  const { game, people } = useWestern();
  const last = lastTrick(game.record.value);
  if (!last) return null;
  return (
    <section class="last" aria-labelledby="last-title">
      <div class="panel-h">
        <h2 id="last-title">
          <Term of="trick">{say("bashifen.last")}</Term>
        </h2>
        <span class="side-note">
          {say(last.points ? "bashifen.told.trick" : "bashifen.told.trick.none", { who: who(last.winner, people), points: last.points })}
        </span>
      </div>
      <ol class="last-t" key={last.at}>
        {last.plays.map(({ seat, cards }) => (
          <li key={seat} class={seat === last.winner ? "winner" : ""}>
            <span>{who(seat, people)}</span>
            <Cards cards={cards} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is told comes below what was told, so that nothing moves; it is scrolled there. */
export function Log() {
  const { game, people } = useWestern();
  const found = lines(game.record.value, people);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => void (list.current!.scrollTop = list.current!.scrollHeight), [game.record.value.length]);
  return (
    <section class="log" aria-labelledby="log-title">
      <div class="panel-h">
        <h2 id="log-title">{say("log.title")}</h2>
      </div>
      <ol ref={list} class="lg" tabIndex={0} aria-labelledby="log-title">
        {found.map(({ text, mine }, index) => (
          <li key={index} class={mine ? "me" : ""}>
            <Suited text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** More than a trick with the end of a deal. */
const SPOKEN = 16;

/** A screen reader hears each event when it happens. */
export function Spoken() {
  const { game, people } = useWestern();
  const sentences = game.record.value.map((event) => told(event, people, "words"));
  const from = Math.max(0, sentences.length - SPOKEN);
  return (
    <div class="vh" role="log" aria-live="polite">
      {sentences.slice(from).map((text, index) => text && <p key={from + index}>{text}</p>)}
    </div>
  );
}
