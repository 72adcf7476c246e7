/** Names of cards, months, yaku, people and sums. */

import { form, KAN, parts } from "../money";
import type { FieldFactor, Kind, MoneyForm, PackCard, Seat, Share, TableMessage, Viewer } from "../protocol/messages";
import { type Key, list, named, say, voice } from "./say";

/** The names at a table, and the viewer. */
export interface People {
  names: readonly string[];
  viewer: Viewer;
}

/** The names that records give to people without a name. */
const GUEST = "Guest";

/** The name of a bot at a table. Its rung, as records and commands name it, is `rungName`. */
export const characterName = (bot: string): string => named("bot", bot, "character");

/** The name of a bot's rung on the ladder from the weakest to the strongest. */
export const rungName = (bot: string): string => named("bot", bot);

/** Whether a bot comes with Hachiya. Others are the house's own; nothing of the catalogue speaks of them. */
export const isOfPackage = (bot: string): boolean => rungName(bot) !== bot;

/** A bot where it can be chosen: its name, with its rung if it has one. */
export const botLabel = (bot: string): string =>
  isOfPackage(bot) ? say("start-bot-rung", { name: characterName(bot), rung: rungName(bot) }) : bot;

/** The bot that plays as this player; null for a person or a free seat. */
export const botOf = (player: string | undefined): string | null =>
  player && player !== "person" && player !== "open" ? player : null;

/** The name of a player: bots and guests are named in the current language, with their number. */
export function peopleAt({ names, players, viewer }: Pick<TableMessage, "names" | "players" | "viewer">): People {
  const localName = (name: string, seat: number) => {
    const player = players[seat];
    if (!player || !name) return name;
    const number = / \d+$/.exec(name)?.[0] ?? "";
    const bot = botOf(player);
    if (bot) return characterName(bot) + number;
    return name === GUEST + number ? say("page-guest") + number : name;
  };
  return { viewer, names: names.map(localName) };
}

/** A game by itself, as a title. */
export const gameName = (game: string): string => named("game", game, "title");

export const plant = (month: number): string => named("plant", String(month + 1));

export const cardName = (card: string): string => named("card", card);

export const cardNames = (cards: string): string => voice().cards(cards, "and");

/** A playing card in words. */
export const playingCardName = (card: PackCard): string =>
  ["LJ", "BJ"].includes(card)
    ? named("pack", card)
    : say("pairs-card", { suit: named("suit", card.charAt(1)), rank: card.charAt(0).replace("T", "10") });

/** The month of play, counted on after December, or the number of the deal. */
export const monthName = (n: number): string => say("flowers-month", { n: Math.max(1, n) });

/** The month of the year in which a deal is played, from 1. */
export const monthIndex = (n: number): number => ((n - 1) % 12) + 1;

/** The kind of field; nothing where fields count nothing. */
export const kindName = (kind: Kind | undefined): string => (kind ? named("kind", kind, "field") : "");

/** The factor on a yaku, such as ×2, or the sum that is added to each yaku. */
export function factorName(factor: FieldFactor | null): string {
  if (!factor) return "";
  const { halves, raised } = factor;
  return raised ? say("flowers-plus", { n: raised / KAN }) : rateName(halves / 2);
}

export const rateName = (rate: number): string => say("flowers-times", { n: rate });

const KASU = ["aka", "tanichi", "toichi", "pikaichi", "karasu", "suroku"];

/** The names of yaku in groups; a compound hand names its part of chaff first (赤三本). */
function groups(keys: readonly string[]): string[][] {
  const sorted = [...keys].sort((a, b) => Number(KASU.includes(b)) - Number(KASU.includes(a)));
  return sorted.some((key) => KASU.includes(key)) ? [sorted] : sorted.map((key) => [key]);
}

export const yakuName = (keys: readonly string[]): string => voice().yaku(groups(keys));

export const yakuAbout = (keys: readonly string[]): string => list(keys.map((key) => named("yaku", key, "meaning")));

export const seatLabel = (seat: Seat, { names, viewer }: People): string =>
  seat === viewer ? say("page-you") : (names[seat] ?? String(seat));

/** The name of a seat for the log. */
export function nameOf(seat: Seat, { names, viewer }: People): string {
  const name = names[seat] ?? String(seat);
  return seat === viewer ? say("page-you-named", { name }) : name;
}

/** The names of all seats. */
export const seatLabels = (people: People): string[] => people.names.map((_, seat) => seatLabel(seat, people));

/** A sum in words, such as 3貫6点, by default in the form of the current game. */
export const money = (points: number, signed = false, moneyForm: MoneyForm = form.value): string =>
  voice().sum(parts(points, signed, moneyForm));

export const total = (shares: readonly Share[]): number => shares.reduce((sum, { points }) => sum + points, 0);

/** The shares of payers: Ben 3貫6点、Chie 3貫6点. */
export function shareNames(shares: readonly Share[], people: People, plain: Key & `flowers-share${string}`): string {
  const shareName = ({ seat, points, liable }: Share) =>
    say(liable ? `flowers-share-${liable}` : (plain as "flowers-share"), {
      who: seatLabel(seat, people),
      money: money(points),
    });
  return shares.length ? list(shares.map(shareName)) : say("flowers-share-none");
}

/** The kinds of field that are carried over: 絶・大. */
export const carriedKinds = (carry: readonly Kind[]) => carry.map((kind) => ({ key: `kind-${kind}.short` }));
