/** The glossary of a game: terms with their meanings and some with cards, then the yaku. */

import { type ComponentChildren, Fragment } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Fan } from "../cards/Card";
import { Furigana } from "../parts/Furigana";
import { useTitle } from "../parts/title";
import { GameLinks } from "../rooms/Games";
import { Room } from "../rooms/Room";
import { gameName } from "../words/names";
import { currentGame, say } from "../words/say";
import { type TermName, termOf, termsOf } from "../words/terms";
import { Gallery } from "./Gallery";
import { GAMES } from "./pages";
import "./Glossary.css";

/** Cards that illustrate a term. */
const PICTURES: Partial<Record<TermName, string>> = {
  light: "AIcos",
  tane: "EMQUYdgkp",
  ribbon: "BFJNRVZhlq",
  kasu: "CGKOSW",
  captured_yaku: "BFJ",
  shima: "ABCD",
};

export function Glossary({ game, none }: { game: string; none: ComponentChildren }) {
  useLayoutEffect(() => {
    currentGame.value = game;
  }, [game]);
  useTitle(say("page-glossary-of", { game: gameName(game) }));
  if (!GAMES.includes(game)) return <>{none}</>;
  return (
    <Room
      room="glossary"
      class="glossary"
      title={say("page-glossary-of", { game: gameName(game) })}
      ways={<GameLinks page="/glossary" game={game} />}
    >
      <dl>
        {termsOf(game).map((name) => {
          const { word, means } = termOf(name);
          const cards = PICTURES[name];
          return (
            <Fragment key={name}>
              <dt>
                <Furigana text={word} />
              </dt>
              <dd>
                {means}
                {cards && (
                  <span class="gl-cards" aria-hidden="true">
                    <Fan cards={cards} class="closes-up" />
                  </span>
                )}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <Gallery game={game} />
    </Room>
  );
}
