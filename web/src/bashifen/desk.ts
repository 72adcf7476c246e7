/** What the parts of one table of 八十分 share. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Desk as DeskOf } from "../frame/useDesk";
import type { BashifenTableMessage, BashifenView } from "../protocol/messages";
import type { People } from "../words/names";
import type { Choice } from "./choice";
import type { Game } from "./game";
import { pairOf } from "./pack";
import type { Scene } from "./scene";

/** The sheets that a person opens. */
export type SheetName = "levels" | "points" | "menu";

export type Desk = DeskOf<Game, Choice, SheetName>;

export const DeskContext = createContext<Desk | null>(null);

export interface AtTable extends Desk {
  table: BashifenTableMessage;
  scene: Scene;
  view: BashifenView;
  people: People;
}

/** The table as it is shown; parts of it are drawn only once it is there. */
export function useTable(): AtTable {
  const desk = useContext(DeskContext)!;
  const table = desk.game.table.value!;
  const scene = desk.game.shownScene.value!;
  return { ...desk, table, scene, view: scene.view, people: desk.game.people.value! };
}

/** Where a seat is drawn: play goes counter-clockwise, who is next sits to the right. */
export const PLACES = ["s", "e", "n", "w"] as const;
export type Place = (typeof PLACES)[number];
export const placeOf = (seat: number, own: number): Place => PLACES[(seat - own + 4) % 4]!;

/** Whether a seat is of 親 or of 子; null before that is known. */
export const sideOf = ({ dealer }: BashifenView, seat: number): "oya" | "ko" | null =>
  dealer === null ? null : pairOf(dealer) === pairOf(seat) ? "oya" : "ko";
