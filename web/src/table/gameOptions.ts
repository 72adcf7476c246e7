/** The options of a game: their usual values, and which values the game and the other options allow. */

import type { GameOffer, OptionOffer, Options } from "../protocol/messages";

export const usualOptions = (game: GameOffer): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.usual]));

/** Whether the other options allow a value that is not the usual one. */
export const isOffered = ({ only_with: needed }: OptionOffer, options: Options): boolean =>
  !needed || isListed(needed.values, options[needed.name]!);

/** The options; those that the others do not allow have their usual values. */
export const fitting = (game: GameOffer, options: Options): Options =>
  Object.fromEntries(
    game.options.map((option) => [option.name, isOffered(option, options) ? options[option.name]! : option.usual]),
  );

/** Whether an option has a value. */
export function hasValue({ values }: OptionOffer, value: string | number): boolean {
  if (Array.isArray(values)) return isListed(values, value);
  return Number.isInteger(value) && Number(value) >= values.least && Number(value) <= values.most;
}

const isListed = (values: readonly (string | number)[], value: string | number): boolean => values.includes(value);
