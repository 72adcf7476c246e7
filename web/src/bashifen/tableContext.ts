/** The state that the parts of a table of 八十分 share. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BashifenTableMessage, BashifenView } from "../protocol/messages";
import type { TableState } from "../table/useTableState";
import type { People } from "../words/names";
import type { Choice } from "./choice";
import type { Game } from "./game";
import { pairOf } from "./pack";
import type { Scene } from "./scene";

/** The sheets that a person opens. */
export type SheetName = "levels" | "points" | "menu";

export type BashifenState = TableState<Game, Choice, SheetName>;

export const TableContext = createContext<BashifenState | null>(null);

export interface ShownTable extends BashifenState {
  table: BashifenTableMessage;
  scene: Scene;
  view: BashifenView;
  people: People;
}

/** The shown table. Parts of a table are drawn only once there is one. */
export function useTable(): ShownTable {
  const state = useContext(TableContext)!;
  const table = state.game.table.value!;
  const scene = state.game.shownScene.value!;
  return { ...state, table, scene, view: scene.view, people: state.game.people.value! };
}

/** The places of seats: play goes counter-clockwise, so that the next seat is to the right. */
export const PLACES = ["s", "e", "n", "w"] as const;
export type Place = (typeof PLACES)[number];
export const placeOf = (seat: number, own: number): Place => PLACES[(seat - own + 4) % 4]!;

/** Whether a seat is of 親 or of 子; null before that is known. */
export const sideOf = ({ dealer }: BashifenView, seat: number): "oya" | "ko" | null =>
  dealer === null ? null : pairOf(dealer) === pairOf(seat) ? "oya" : "ko";
