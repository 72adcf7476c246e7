/** A table of 八十分. */

import type { TableLine } from "../frame/tableLine";
import { useTableState } from "../frame/useTableState";
import { Loading } from "../parts/Loading";
import { Board } from "./Board";
import { Choice } from "./choice";
import { preloadCourts } from "./courts";
import { Game } from "./game";
import { type SheetName, TableContext } from "./tableContext";

export function BashifenTable({ session }: { session: TableLine }) {
  const state = useTableState<Game, Choice, SheetName>(session, Game, Choice, preloadCourts);
  return (
    <TableContext.Provider value={state}>{state.game.scene.value ? <Board /> : <Loading />}</TableContext.Provider>
  );
}
