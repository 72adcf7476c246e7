/** The state that the parts of a table of flower cards share. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Does, Choice as Offer, Seat, TableMessage, View } from "../protocol/messages";
import type { TableState } from "../table/useTableState";
import type { People } from "../words/names";
import type { Choice } from "./choice";
import type { Game } from "./game";
import type { Scene } from "./scene";

/** The sheets that a person opens. */
export type SheetName = "scores" | "yaku" | "unseen" | "year" | "menu" | { piles: Seat };

export type HanafudaState = TableState<Game, Choice, SheetName>;

export const TableContext = createContext<HanafudaState | null>(null);

export function useTableContext(): HanafudaState {
  return useContext(TableContext)!;
}

/** The shown table. Parts of a table are drawn only once there is one. */
export function useTable(): HanafudaState & { table: TableMessage; scene: Scene; view: View; people: People } {
  const state = useTableContext();
  const table = state.game.table.value!;
  const scene = state.game.shownScene.value!;
  return { ...state, table, scene, view: scene.view, people: state.game.people.value! };
}

/** The offered choice of this kind, if the seat has it now. */
export const offerOf = (view: View, does: Does): Offer | undefined => view.choices.find((offer) => offer.does === does);

/** Whether the hand has a yaku to show: everyone is asked. */
export const mayShow = (view: View): boolean => view.choices.some(({ does }) => does === "show");
