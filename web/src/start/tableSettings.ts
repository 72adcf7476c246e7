/** The settings of a new table: the usual ones, or those that the person chose last. */

import { tabWorker } from "../addresses";
import { forget, recall, remember } from "../preferences";
import type { Failure } from "../protocol/ask";
import type { GameOffer, Options, Seated } from "../protocol/messages";
import { openTable } from "../protocol/seats";
import { addSeatHere } from "../protocol/seatsHere";
import { fitting, hasValue, usualOptions } from "../table/gameOptions";

/** The time for each card that a clock draws, in milliseconds. */
export const CLOCKS = { slow: 700, usual: 300, fast: 120 };
export type ClockPace = keyof typeof CLOCKS;
/** Time limits in seconds, for a choice, or for the match with some time back after each choice. With `none` the table
 * asks those that keep others waiting, with `endless` it waits for everyone. */
export const TIMINGS = {
  none: null,
  endless: {},
  quick: { move: 30 },
  calm: { move: 90 },
  short: { match: 600, more: 10 },
  long: { match: 1800, more: 20 },
  slow: { move: 86_400 },
};
export type TimingName = keyof typeof TIMINGS;
/** The timings that need an explanation beside their names. */
export const EXPLAINED = ["none", "endless", "short", "long"] as const satisfies readonly TimingName[];
/** The opponent at a seat that is open for a person. */
export const PERSON = "person";
/** The usual opponent: strong enough for most, and quick. */
const USUAL_BOT = "adept";

export interface TableSettings {
  options: Options;
  opponents: readonly string[];
  clock: ClockPace;
  timing: TimingName;
  /** Whether spectators are allowed. */
  watched: boolean;
  /** Whether the table is listed in the lobby. */
  lobby: boolean;
  /** Whether free text is allowed in the chat. */
  freeWords: boolean;
  /** Whether the secret of each shuffle is revealed after its deal. */
  openDeals: boolean;
}

const storageKey = (game: GameOffer): string => `wish.${game.name}`;

export const usualBot = (game: GameOffer): string =>
  game.bots.find((bot) => bot.name === USUAL_BOT)?.name ?? game.bots[0]!.name;

export const usualSettings = (game: GameOffer): TableSettings => ({
  options: usualOptions(game),
  opponents: Array.from({ length: (game.seats[0] ?? 3) - 1 }, () => usualBot(game)),
  clock: "usual",
  timing: "none",
  watched: true,
  lobby: false,
  freeWords: false,
  openDeals: false,
});

/** The stored settings as far as the game still offers them, else the usual ones. */
export function settingsOf(game: GameOffer): TableSettings {
  const usual = usualSettings(game);
  const saved = storedSettings(game);
  const opponents = saved.opponents?.map((who) => (game.bots.some(({ name }) => name === who) ? who : usualBot(game)));
  const options = Object.fromEntries(
    game.options.map((option) => {
      const value = saved.options?.[option.name];
      return [option.name, value !== undefined && hasValue(option, value) ? value : option.usual];
    }),
  );
  return {
    options: fitting(game, options),
    opponents: opponents && game.seats.includes(opponents.length + 1) ? opponents : usual.opponents,
    clock: saved.clock && saved.clock in CLOCKS ? saved.clock : usual.clock,
    timing: saved.timing && saved.timing in TIMINGS ? saved.timing : usual.timing,
    watched: saved.watched ?? usual.watched,
    lobby: saved.lobby ?? usual.lobby,
    freeWords: saved.freeWords ?? usual.freeWords,
    openDeals: saved.openDeals ?? usual.openDeals,
  };
}

function storedSettings(game: GameOffer): Partial<TableSettings> {
  try {
    return (JSON.parse(recall(storageKey(game)) ?? "{}") ?? {}) as Partial<TableSettings>;
  } catch {
    return {};
  }
}

const same = (a: TableSettings, b: TableSettings): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the stored settings differ from the usual ones. */
export const isCustomised = (game: GameOffer): boolean => !same(settingsOf(game), usualSettings(game));

export function storeSettings(game: GameOffer, settings: TableSettings): void {
  if (same(settings, usualSettings(game))) forget(storageKey(game));
  else remember(storageKey(game), JSON.stringify(settings));
}

/** Open a table with these settings, under the name that this browser has stored. */
export async function openTableWith(
  game: GameOffer,
  { options, opponents, clock, timing, watched, lobby, freeWords, openDeals }: TableSettings,
): Promise<Seated | Failure> {
  const name = (recall("name") ?? "").trim();
  // Persons who pass one device round are never all there: nobody waits for their words, and no bot stands in.
  const isPassedRound = tabWorker !== "" && opponents.includes(PERSON);
  const answer = await openTable({
    game: game.name,
    options,
    ...(name && { name }),
    opponents: [...opponents],
    watched,
    lobby: lobby && opponents.includes(PERSON),
    free_words: freeWords,
    ...(openDeals && opponents.includes(PERSON) && { reveal: "deal" }),
    timing: TIMINGS[timing],
    ...(game.clocked && { clock: CLOCKS[clock] }),
    ...(isPassedRound && { reveal: "never", timing: TIMINGS.endless, lobby: false }),
  });
  if (isPassedRound && "path" in answer) addSeatHere(answer.table, answer.seat);
  return answer;
}
