/** Links to the same page about other games. */

import { gameName } from "../words/names";
import { say } from "../words/say";
import "./Games.css";

/** The order of the games. */
export const GAMES = ["sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen"];

/** `page` is the path of the page, without the game. */
export const GameLinks = ({ page, game }: { page: string; game: string }) => (
  <nav class="tabs" aria-label={say("page-games")}>
    <ul>
      {GAMES.map((name) => (
        <li key={name}>
          <a href={`${page}/${name}`} aria-current={name === game ? "page" : undefined}>
            {gameName(name)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
