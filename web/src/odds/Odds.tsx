/** Exact odds of a game: the yaku of any seven cards, and all tables that have been counted. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Loading } from "../parts/Loading";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import type { OddsAnswer, OddsTopics } from "../protocol/messages";
import { oddsTables, oddsTopics } from "../protocol/operations";
import { GameLinks } from "../rooms/Games";
import { Room } from "../rooms/Room";
import { gameName } from "../words/names";
import { currentGame, say, sayMessage } from "../words/say";
import { OddsFigures } from "./Counted";
import "./odds.css";

export function Odds({ game, none }: { game: string; none: ComponentChildren }) {
  const topics = useSignal<OddsTopics | Failure | null>(null);
  useLayoutEffect(() => {
    currentGame.value = game;
  }, [game]);
  useEffect(() => {
    void oddsTopics().then((answer) => {
      topics.value = answer;
    });
  }, []);
  useTitle(say("page-odds-of", { game: gameName(game) }));
  const list = topics.value;
  if (!list) return <Loading />;
  if ("why" in list) return <Refused why={list.why} />;
  const own = list.filter((topic) => topic.games.includes(game));
  if (!own.length) return <>{none}</>;
  return (
    <Room
      room="odds"
      class="odds"
      title={say("page-odds-of", { game: gameName(game) })}
      lead={say("guide-odds-lead")}
      ways={<GameLinks page="/odds" game={game} />}
    >
      {own.some(({ name }) => name === "hand-yaku") && (
        <p>
          <a href="/judge">{say("guide-odds-judge")}</a>
        </p>
      )}
      {own.map(({ name, title }) => (
        <Topic key={name} name={name} title={sayMessage(title)} game={game} />
      ))}
    </Room>
  );
}

/** A topic with its tables, once they have been counted. */
function Topic({ name, title, game }: { name: string; title: string; game: string }) {
  const answer = useSignal<OddsAnswer | Failure | null>(null);
  useEffect(() => {
    void oddsTables({ topic: name, game }).then((counted) => {
      answer.value = counted;
    });
  }, []);
  const result = answer.value;
  return (
    <section aria-labelledby={`odds-${name}`} aria-busy={!result}>
      <h2 id={`odds-${name}`}>{title}</h2>
      {!result && <p class="muted">{say("page-loading")}</p>}
      {result &&
        ("why" in result ? (
          <Refused why={result.why} />
        ) : (
          result.tables.map((table) => <OddsFigures key={table.key} table={table} money={result.money} />)
        ))}
    </section>
  );
}

const Refused = ({ why }: Failure) => (
  <p class="alert" role="alert">
    {why}
  </p>
);
