/** The shortest match of a game: a month (RULES C-185), at Hachijū one deal. */

import type { Failure } from "../protocol/ask";
import type { GameOffer, Options, Seated } from "../protocol/messages";
import { games } from "../protocol/operations";
import { go } from "../router";
import { fitting } from "../table/gameOptions";
import { openTableWith, settingsOf } from "./tableSettings";

/** The options that make a match short, by game. A match of Bashifen is as long as its stages take. */
const SHORTEST: Record<string, Options> = {
  sannin: { months: 1 },
  nakayoshi: { length: "month" },
  shiragiku: { length: "month" },
  hachiju: { deals: 1 },
};

export const hasShortMatch = (game: string): boolean => game in SHORTEST;

/** Open a short match with the settings that the person chose last, without changing them. */
export function openShortMatch(game: GameOffer): Promise<Seated | Failure> {
  const settings = settingsOf(game);
  return openTableWith(game, { ...settings, options: fitting(game, { ...settings.options, ...SHORTEST[game.name] }) });
}

/** Open a short match and go to its table; returns why that failed, or null. */
export async function playShortMatch(name: string): Promise<string | null> {
  const offers = await games();
  if ("why" in offers) return offers.why;
  const answer = await openShortMatch(offers.find((game) => game.name === name)!);
  if ("why" in answer) return answer.why;
  go(answer.path);
  return null;
}
