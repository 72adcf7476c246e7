/** How a person wants a game to be played: the usual way, or as they chose last. */

import { forget, recall, remember } from "../preferences";
import type { Failure } from "../protocol/ask";
import type { GameOffer, OptionOffer, Options, Seated } from "../protocol/messages";
import { openTable } from "../protocol/seats";

/** Milliseconds a card, where a clock draws. */
export const CLOCKS = { slow: 700, usual: 300, fast: 120 };
export type ClockPace = keyof typeof CLOCKS;
/** How long persons may think, in seconds: for a choice, or for the match with some back after each choice. With
 * none the table asks who keeps others waiting, in the endless one it waits for everyone. */
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
/** Those of which a name does not say enough. */
export const EXPLAINED = ["none", "endless", "short", "long"] as const satisfies readonly TimingName[];
/** Who sits at a seat that is kept for a person. */
export const PERSON = "person";
/** Who sits down where nobody else is chosen: strong enough for most, and quick. */
const USUAL_BOT = "adept";

export interface Wish {
  options: Options;
  opponents: readonly string[];
  clock: ClockPace;
  timing: TimingName;
  /** Whether others may look on. */
  watched: boolean;
  /** Whether anyone finds it in the lobby. */
  lobby: boolean;
  /** Whether people may write to one another what they like. */
  freeWords: boolean;
  /** Whether the secret of each shuffle is told when its deal is over. */
  openDeals: boolean;
}

const nameOf = (game: GameOffer): string => `wish.${game.name}`;

export const usualBot = (game: GameOffer): string =>
  game.bots.find((bot) => bot.name === USUAL_BOT)?.name ?? game.bots[0]!.name;

export const usualWish = (game: GameOffer): Wish => ({
  options: Object.fromEntries(game.options.map((option) => [option.name, option.usual])),
  opponents: Array.from({ length: (game.seats[0] ?? 3) - 1 }, () => usualBot(game)),
  clock: "usual",
  timing: "none",
  watched: true,
  lobby: false,
  freeWords: false,
  openDeals: false,
});

/** What was chosen last, as far as the game still offers it; friends are asked anew each time. */
export function wishOf(game: GameOffer): Wish {
  const usual = usualWish(game);
  const kept = stored(game);
  const opponents = kept.opponents?.map((who) => (game.bots.some(({ name }) => name === who) ? who : usualBot(game)));
  return {
    options: Object.fromEntries(
      game.options.map((option) => {
        const value = kept.options?.[option.name];
        return [option.name, value !== undefined && offers(option, value) ? value : option.usual];
      }),
    ),
    opponents: opponents && game.seats.includes(opponents.length + 1) ? opponents : usual.opponents,
    clock: kept.clock && kept.clock in CLOCKS ? kept.clock : usual.clock,
    timing: kept.timing && kept.timing in TIMINGS ? kept.timing : usual.timing,
    watched: kept.watched ?? usual.watched,
    lobby: kept.lobby ?? usual.lobby,
    freeWords: kept.freeWords ?? usual.freeWords,
    openDeals: kept.openDeals ?? usual.openDeals,
  };
}

function stored(game: GameOffer): Partial<Wish> {
  try {
    return (JSON.parse(recall(nameOf(game)) ?? "{}") ?? {}) as Partial<Wish>;
  } catch {
    return {};
  }
}

function offers({ values }: OptionOffer, value: string | number): boolean {
  if (Array.isArray(values)) return values.includes(value as string);
  return Number.isInteger(value) && Number(value) >= values.least && Number(value) <= values.most;
}

const same = (a: Wish, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the game is not played the usual way. */
export const isOwn = (game: GameOffer): boolean => !same(wishOf(game), usualWish(game));

export function keepWish(game: GameOffer, wish: Wish): void {
  if (same(wish, usualWish(game))) forget(nameOf(game));
  else remember(nameOf(game), JSON.stringify(wish));
}

/** Open a table that is as wished, for the person whom this browser knows by name. */
export function openWished(
  game: GameOffer,
  { options, opponents, clock, timing, watched, lobby, freeWords, openDeals }: Wish,
): Promise<Seated | Failure> {
  const name = (recall("name") ?? "").trim();
  return openTable({
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
  });
}
