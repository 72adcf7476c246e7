/** The games as tiles: picture, name, number of players, a Play button, and a button for the options. */

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { GamePrint } from "../prints/GamePrint";
import type { GameOffer } from "../protocol/messages";
import { gameName } from "../words/names";
import { named, say, sayAt } from "../words/say";
import { hasShortMatch } from "./shortMatch";
import { isCustomised } from "./tableSettings";
import "./GameTiles.css";

interface TilesProps {
  games: GameOffer[];
  /** The name of the game whose options are unfolded. */
  unfolded: Signal<string | null>;
  /** The id of the unfolded element. */
  controls: string;
  /** The name of the game whose table is being opened. */
  opening: string | null;
  play: (game: GameOffer) => void;
  /** Play a match of one month, or of one deal. */
  playShort: (game: GameOffer) => void;
}

export function GameTiles({ games, ...props }: TilesProps) {
  return (
    <section aria-labelledby="games-title">
      <h2 class="vh" id="games-title">
        {say("start-game")}
      </h2>
      <ul class="tiles">
        {games.map((game) => (
          <li class="tile" key={game.name}>
            <Tile game={game} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ game, unfolded, controls, opening, play, playShort }: Omit<TilesProps, "games"> & { game: GameOffer }) {
  const id = useId();
  const name = gameName(game.name);
  const open = unfolded.value === game.name;
  return (
    <>
      <GamePrint game={game.name} />
      <div class="tile-words">
        <h3 class="tile-name">{name}</h3>
        <p class="tile-about" id={`${id}-about`}>
          {named("game", game.name, "tile")}
        </p>
        <div class="tile-more">
          <p class="tile-seats" id={`${id}-seats`}>
            <Icon name="people" />
            {say("start-seats-n", { seats: range(game.seats) })}
          </p>
          {hasShortMatch(game.name) && (
            <button
              type="button"
              class="tile-month"
              aria-label={sayAt(game.name, "start-play-month", { game: name })}
              aria-disabled={opening !== null || undefined}
              onClick={() => playShort(game)}
            >
              {sayAt(game.name, "start-one-month")}
            </button>
          )}
        </div>
      </div>
      <div class="tile-do">
        <button
          type="button"
          class="btn btn-go tile-play"
          aria-label={say("start-play-game", { game: name })}
          aria-describedby={`${id}-about ${id}-seats`}
          aria-disabled={opening !== null || undefined}
          onClick={() => play(game)}
        >
          <Icon name="play" />
          {say(opening === game.name ? "start-opening" : "start-play")}
        </button>
        <button
          type="button"
          class={isCustomised(game) ? "btn tile-options own" : "btn tile-options"}
          aria-label={say("start-options-of", { game: name })}
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          onClick={() => (unfolded.value = open ? null : game.name)}
        >
          <Icon name="settings" />
        </button>
      </div>
    </>
  );
}

/** A range of seats: `4–6`, or `3`. */
function range(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
