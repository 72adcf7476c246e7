/** What the parts of one table of 八十分 share. */

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { peopleAt, type People } from "../words/names";
import type { Choice } from "./choice";
import type { BashifenGame } from "./game";
import { pairOf } from "./pack";
import type { Scene } from "./scene";
import type { BashifenTableMessage, BashifenView } from "../protocol/messages";

/** The sheets that a person opens. */
export type SheetName = "stages" | "points" | "menu";

export interface WesternDesk {
  game: BashifenGame;
  choice: Choice;
  sheet: Signal<SheetName | null>;
  /** Whether the result is put aside to look at the table. */
  aside: Signal<boolean>;
}

export const WesternContext = createContext<WesternDesk | null>(null);

export interface AtTable extends WesternDesk {
  table: BashifenTableMessage;
  scene: Scene;
  view: BashifenView;
  people: People;
}

/** The table as it is shown; parts of it are drawn only once it is there. */
export function useWestern(): AtTable {
  const desk = useContext(WesternContext)!;
  const table = desk.game.table.value!;
  const scene = desk.game.seen.value!;
  return { ...desk, table, scene, view: scene.view, people: peopleAt(table) };
}

/** The seat that is drawn nearest: the viewer's own, for spectators the first. */
export const nearest = ({ viewer }: { viewer: number | "table" }): number => (viewer === "table" ? 0 : viewer);

/** Where a seat is drawn: play goes counter-clockwise, who is next sits to the right. */
export const PLACES = ["s", "e", "n", "w"] as const;
export type Place = (typeof PLACES)[number];
export const placeOf = (seat: number, own: number): Place => PLACES[(seat - own + 4) % 4]!;

/** Whether a seat is of 親 or of 子; null before that is known. */
export const sideOf = ({ dealer }: BashifenView, seat: number): "oya" | "ko" | null =>
  dealer === null ? null : pairOf(dealer) === pairOf(seat) ? "oya" : "ko";
