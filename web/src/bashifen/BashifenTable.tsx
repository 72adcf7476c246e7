/** A table of 八十分. */

import { Loading } from "../parts/Loading";
import type { TableLine } from "../table/tableLine";
import { useTableState } from "../table/useTableState";
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
