/** A person's picture: their dearest yaku drawn large, what they like best, their last matches, and against whom. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Fan } from "../cards/Card";
import { Portrait } from "../cards/Portrait";
import { GamePrint } from "../prints/GamePrint";
import type { OwnTable, Statistics } from "../protocol/messages";
import { ownTables } from "../protocol/operations";
import { GALLERIES } from "../rooms/gallery";
import { languageTag } from "../words/languages";
import { characterName, gameName, money, yakuName } from "../words/names";
import { say } from "../words/say";
import { inDigits } from "./figures";
import {
  dearestYaku,
  favouriteGame,
  favouriteYaku,
  lastMatches,
  type MadeYaku,
  type Match,
  type Rival,
  rivalsAt,
} from "./glance";
import "./Glance.css";

const GAIN: Intl.NumberFormatOptions = { maximumFractionDigits: 1, signDisplay: "exceptZero" };

export function Glance({ games }: { games: Statistics }) {
  const over = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    void ownTables({ state: "over" }).then((answer) => {
      if (!("why" in answer)) over.value = answer.tables;
    });
  }, []);
  const [dearest, often, game] = [dearestYaku(games), favouriteYaku(games), favouriteGame(games)];
  const rivals = rivalsAt(over.value);
  return (
    <section class="glance" aria-label={say("figures-glance")}>
      {dearest && <Dearest yaku={dearest} />}
      <div class="glance-likes">
        {game && (
          <div class="glance-like">
            <GamePrint game={game.game} />
            <p>
              <small class="muted">{say("figures-favourite-game")}</small>
              <b>{gameName(game.game)}</b>
              <span>{say("figures-matches", { n: game.matches })}</span>
            </p>
          </div>
        )}
        {often && often.yaku !== dearest?.yaku && (
          <div class="glance-like">
            <Fan cards={often.cards} class="closes-up" />
            <p>
              <small class="muted">{say("figures-favourite-yaku")}</small>
              <b>{yakuName([often.yaku])}</b>
              <span>{say("figures-often", { n: often.times })}</span>
            </p>
          </div>
        )}
      </div>
      <Last matches={lastMatches(games)} />
      {rivals.length > 0 && <Rivals rivals={rivals} />}
    </section>
  );
}

function Dearest({ yaku: { game, yaku, cards, points, times } }: { yaku: MadeYaku }) {
  return (
    <figure class="glance-dearest">
      <Fan cards={cards} class="closes-up" />
      <figcaption>
        <small class="muted">{say("figures-dearest")}</small>
        <b>{yakuName([yaku])}</b>
        <span>
          {gameName(game)} · {money(points, false, GALLERIES[game]!.money)} · {say("figures-often", { n: times })}
        </span>
      </figcaption>
    </figure>
  );
}

/** The last matches side by side: upwards what was won, downwards what was lost. */
function Last({ matches }: { matches: readonly Match[] }) {
  const day = new Intl.DateTimeFormat(languageTag.value, { dateStyle: "medium" });
  return (
    <div class="glance-last">
      <h2>{say("figures-last", { n: matches.length })}</h2>
      <ol>
        {matches.map(({ game, at, won }) => (
          <li key={at} data-won={won > 0} title={`${gameName(game)} · ${day.format(at)}`}>
            <span class="vh">{gameName(game)}: </span>
            <b class="num">{inDigits(won, GAIN, languageTag.value)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Rivals = ({ rivals }: { rivals: readonly Rival[] }) => (
  <div class="glance-rivals">
    <h2>{say("figures-rivals")}</h2>
    <ul>
      {rivals.map(({ bot, name, matches, won }) => (
        <li key={bot ?? name}>
          {bot ? <Portrait bot={bot} /> : <i aria-hidden="true">{[...name][0]}</i>}
          <b>{bot ? characterName(bot) : name}</b>
          <span>{say("figures-rival", { n: matches, won })}</span>
        </li>
      ))}
    </ul>
  </div>
);
