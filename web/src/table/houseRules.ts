/**
 * The rules of a table as an address: `/house/sannin?multipliers=B&overtime=no&months=12&seats=3`.
 *
 * The address names every option, so it means the same when another value becomes the usual one.
 */

import type { GameOffer, OptionOffer, Options } from "../protocol/messages";
import { fitting, hasValue, usualOptions } from "./gameOptions";

export interface HouseRules {
  options: Options;
  seats: number;
}

/** What an address says that the game does not know; `option` is the name of an option whose value is wrong. */
export type Doubt =
  | { about: "option"; text: string }
  | { about: "value"; text: string; option: string }
  | { about: "seats"; text: string };

const SEATS = "seats";

export const rulesPath = (game: GameOffer, rules: HouseRules): string =>
  `/house/${game.name}${rulesQuery(game, rules)}`;

/** The query of an address, in the order of the options. */
function rulesQuery(game: GameOffer, { options, seats }: HouseRules): string {
  const values = game.options.map(({ name, usual }) => [name, String(options[name] ?? usual)]);
  return `?${new URLSearchParams([...values, [SEATS, String(seats)]])}`;
}

/** The address of the score keeper for these rules. */
export const tallyPath = (game: GameOffer, rules: HouseRules): string =>
  `/tally?new&game=${game.name}&${rulesQuery(game, rules).slice(1)}`;

/** The rules of an address: what it does not say, or says wrongly, is usual. */
export function rulesOf(game: GameOffer, query: string): HouseRules & { doubts: Doubt[] } {
  const [usualSeats = 0] = game.seats;
  const rules: HouseRules = { options: { ...usualOptions(game) }, seats: usualSeats };
  const doubts: Doubt[] = [];
  const parts = new URLSearchParams(query);
  const chosen: Record<string, string | number> = { ...rules.options };
  for (const [name, text] of parts) {
    const option = game.options.find((other) => other.name === name);
    const value = option && valueNamed(option, text);
    if (name === SEATS) {
      if (game.seats.includes(Number(text))) rules.seats = Number(text);
      else doubts.push({ about: "seats", text });
    } else if (!option) doubts.push({ about: "option", text: name });
    else if (value === undefined) doubts.push({ about: "value", text, option: name });
    else chosen[name] = value;
  }
  rules.options = fitting(game, chosen);
  for (const { name } of game.options)
    if (rules.options[name] !== chosen[name]) doubts.push({ about: "value", text: String(chosen[name]), option: name });
  return { ...rules, doubts };
}

/** The value of an option that a text names, if it has one. */
function valueNamed(option: OptionOffer, text: string): string | number | undefined {
  const isNumber = /^\d{1,6}$/.test(text);
  return [text, ...(isNumber ? [Number(text)] : [])].find((value) => hasValue(option, value));
}
