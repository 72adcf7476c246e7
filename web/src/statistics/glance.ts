/** What a person's statistics look like at a glance: their dearest yaku, what they do most, and their last matches. */

import type { GameStatistics, OwnTable, StatisticsTable } from "../protocol/messages";
import { GALLERIES } from "../rooms/gallery";

export interface MadeYaku {
  game: string;
  yaku: string;
  cards: string;
  /** What it is worth in the usual options, in points. */
  points: number;
  times: number;
}

export interface Match {
  game: string;
  at: number;
  won: number;
}

export interface Rival {
  /** The bot that plays there; null for a person. */
  bot: string | null;
  /** The name of the person. */
  name: string;
  matches: number;
  /** How many of these the person has won. */
  won: number;
}

const LAST = 10;
const RIVALS = 4;

/** The numbers of a column by the keys of the rows. */
function column(tables: readonly StatisticsTable[], table: string, name: string): [string, number][] {
  const own = tables.find(({ key }) => key === table);
  const place = own?.columns.findIndex(({ key }) => key === name) ?? -1;
  return own && place >= 0 ? own.rows.map(({ key, figures }) => [key, figures[place]?.value ?? 0]) : [];
}

/** All yaku that were made or shown in all games. */
function madeYaku(games: readonly GameStatistics[]): MadeYaku[] {
  return games.flatMap(({ game, tables }) => {
    const gallery = GALLERIES[game];
    const hands = gallery?.hand.map(({ open, ...own }) => ({ ...own, cards: open })) ?? [];
    const pictures = new Map([...(gallery?.captured ?? []), ...hands].map((own) => [own.yaku, own]));
    return [...column(tables, "made", "times"), ...column(tables, "hand-yaku", "shown")].flatMap(([yaku, times]) => {
      const picture = pictures.get(yaku);
      return picture && times ? [{ game, yaku, cards: picture.cards, points: picture.points, times }] : [];
    });
  });
}

const most = <T>(all: readonly T[], worth: (item: T) => number): T | null =>
  all.reduce<T | null>((best, item) => (best === null || worth(item) > worth(best) ? item : best), null);

export const dearestYaku = (games: readonly GameStatistics[]): MadeYaku | null =>
  most(madeYaku(games), ({ points }) => points);

export const favouriteYaku = (games: readonly GameStatistics[]): MadeYaku | null =>
  most(madeYaku(games), ({ times }) => times);

/** The game with the most matches. */
export function favouriteGame(games: readonly GameStatistics[]): { game: string; matches: number } | null {
  const numbers = games.map(({ game, tables }) => ({
    game,
    matches: column(tables, "course", "times").find(([key]) => key === "matches")?.[1] ?? 0,
  }));
  return most(numbers, ({ matches }) => matches);
}

/** The last matches of all games, the newest at the end. */
export const lastMatches = (games: readonly GameStatistics[]): Match[] =>
  games
    .flatMap(({ game, course }) => course.map((match) => ({ game, ...match })))
    .sort((a, b) => a.at - b.at)
    .slice(-LAST);

/** Against whom the person has played most at these finished tables. */
export function rivalsAt(tables: readonly OwnTable[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const { players, names, seat, winners } of tables)
    for (const [key, rival] of opponents(players, names, seat)) {
      const known = rivals.get(key) ?? { ...rival, matches: 0, won: 0 };
      rivals.set(key, {
        ...known,
        matches: known.matches + 1,
        won: known.won + Number(winners?.includes(seat) ?? false),
      });
    }
  return [...rivals.values()].sort((a, b) => b.matches - a.matches).slice(0, RIVALS);
}

/** The opponents at a table: the bots of one rung are one opponent. */
const opponents = (players: readonly string[], names: readonly (string | null)[], own: number) =>
  new Map(
    players.flatMap((player, seat) => {
      const name = names[seat] ?? "";
      if (seat === own || player === "open" || (player === "person" && !name)) return [];
      const isPerson = player === "person";
      return [[isPerson ? `person ${name}` : player, { bot: isPerson ? null : player, name }] as const];
    }),
  );
