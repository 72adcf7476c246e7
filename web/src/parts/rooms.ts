/** The rooms of the house: the pages that each page leads to, in the order of the navigation. */

import type { IconName } from "./Icon";

interface RoomLook {
  path: string;
  /** The flower card of its print. */
  card: string;
  /** The words of its cartouche. */
  cartouche: string;
  /** The icon in the bar of a phone, which has room for a few rooms only. */
  icon?: IconName;
  /** Whether it is about one game, whose name its path may end with. */
  ofGame?: true;
}

/** The rooms by the name of their page. */
export const ROOMS = {
  start: { path: "/", card: "I", cartouche: "八屋", icon: "play" },
  lobby: { path: "/lobby", card: "o", cartouche: "寄合", icon: "people" },
  learn: { path: "/learn", card: "E", cartouche: "稽古", icon: "book" },
  puzzles: { path: "/puzzles", card: "U", cartouche: "問題", icon: "puzzle" },
  replay: { path: "/replay", card: "d", cartouche: "感想" },
  statistics: { path: "/statistics", card: "Q", cartouche: "成績" },
  rules: { path: "/rules", card: "A", cartouche: "定法", ofGame: true },
  odds: { path: "/odds", card: "r", cartouche: "確率", ofGame: true },
  glossary: { path: "/glossary", card: "M", cartouche: "言葉", ofGame: true },
  tally: { path: "/tally", card: "J", cartouche: "点数" },
  judge: { path: "/judge", card: "Y", cartouche: "判定" },
  tables: { path: "/tables", card: "g", cartouche: "手控" },
} as const satisfies Record<string, RoomLook>;

export type RoomName = keyof typeof ROOMS;

/** The rooms in order; `game` is the game that the present page is about, so that the way leads to the same game. */
export const roomsFor = (game: string | undefined): { name: RoomName; path: string; icon: IconName | undefined }[] =>
  Object.entries<RoomLook>(ROOMS).map(([name, { path, icon, ofGame }]) => ({
    name: name as RoomName,
    path: ofGame && game ? `${path}/${game}` : path,
    icon,
  }));
