/** The games as prints on a wall: a picture, the name, one line, how many play. One of them is chosen. */

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { picture } from "../cards/Card";
import { Icon } from "../parts/Icon";
import type { GameOffer } from "../protocol/messages";
import { gameName } from "../words/names";
import { named, say } from "../words/say";
import { SuitsPrint } from "./SuitsPrint";
import "./GameTiles.css";

/** The print of a game: a card, and the words on its cartouche as they are written on the door of the house. */
const PRINTS: Record<string, { card: string | null; title: string; sub: string }> = {
  nakayoshi: { card: "s", title: "八八", sub: "なかよし村" },
  sannin: { card: "c", title: "三人", sub: "はちはち" },
  shiragiku: { card: "g", title: "八八", sub: "しらぎく" },
  hachiju: { card: "k", title: "八十", sub: "はちじゅう" },
  bashifen: { card: null, title: "八十分", sub: "バーシーフェン" },
};
const UNKNOWN_PRINT = { card: "A", title: "", sub: "" };

export function GameTiles({ games, chosen }: { games: GameOffer[]; chosen: Signal<string> }) {
  return (
    <section aria-labelledby="games-title">
      <h2 class="vh" id="games-title">
        {say("start-game")}
      </h2>
      <ul class="tiles">
        {games.map((game) => (
          <li class="tile" key={game.name}>
            <Tile game={game} chosen={chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ game, chosen }: { game: GameOffer; chosen: Signal<string> }) {
  const id = useId();
  const { card, title, sub } = PRINTS[game.name] ?? UNKNOWN_PRINT;
  const name = gameName(game.name);
  return (
    <>
      <button
        type="button"
        class="tile-b"
        aria-pressed={chosen.value === game.name}
        aria-describedby={id}
        onClick={() => (chosen.value = game.name)}
      >
        <span class="art">
          {card ? <img src={picture(card)} alt="" width={250} height={400} draggable={false} /> : <SuitsPrint />}
        </span>
        <b class="tile-name mincho">{name}</b>
      </button>
      {title && (
        <span class="cart" lang="ja" aria-hidden="true">
          <b>{title}</b>
          <i>{sub}</i>
        </span>
      )}
      <p class="tile-about" id={id}>
        <span>{named("game", game.name, "tile")}</span>
        <span class="tile-seats">
          <Icon name="people" />
          {say("start-seats-n", { seats: range(game.seats) })}
        </span>
      </p>
    </>
  );
}

/** 4–6, or 3. */
function range(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
