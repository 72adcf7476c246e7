/** What the parts of one table share. */

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice as Offer, Does, Seat, TableMessage, View } from "../protocol/messages";
import { peopleAt, type People } from "../words/names";
import type { Choice } from "./choice";
import type { Game } from "./game";
import type { Scene } from "./scene";

/** The sheets that a person opens; decisions and bills come by themselves. */
export type SheetName = "scores" | "yaku" | "unseen" | "year" | "menu" | { piles: Seat };

export interface Desk {
  game: Game;
  choice: Choice;
  sheet: Signal<SheetName | null>;
  /** Whether a decision or the result is put aside to look at the table. */
  aside: Signal<boolean>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  return useContext(DeskContext)!;
}

/** The table as it is shown; parts of it are drawn only once it is there. */
export function useTable(): Desk & { table: TableMessage; scene: Scene; view: View; people: People } {
  const desk = useDesk();
  const table = desk.game.table.value!;
  const scene = desk.game.seen.value!;
  return { ...desk, table, scene, view: scene.view, people: peopleAt(table) };
}

/** The choice that does this, if this seat has it now. */
export const offered = (view: View, does: Does): Offer | undefined => view.choices.find((offer) => offer.does === does);

/** The seat that is drawn nearest: the viewer's own, for spectators the first. */
export const nearest = ({ viewer }: TableMessage): Seat => (viewer === "table" ? 0 : viewer);
