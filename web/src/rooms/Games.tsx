/** Links to the same page about other games. */

import { gameName } from "../words/names";
import { say } from "../words/say";
import { Tabs } from "./Tabs";

/** The order of the games. */
export const GAMES = ["sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen"];

/** `page` is the path of the page, without the game. */
export const GameLinks = ({ page, game }: { page: string; game: string }) => (
  <Tabs
    label={say("page-games")}
    tabs={GAMES.map((name) => ({
      href: `${page}/${name}`,
      name: gameName(name),
      current: name === game ? "page" : undefined,
    }))}
  />
);
