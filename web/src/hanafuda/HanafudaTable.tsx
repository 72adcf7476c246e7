/** A table of flower cards, from hachi-hachi to hachiju. */

import { preload } from "../cards/Card";
import { LETTERS, UNKNOWN } from "../cards/deck";
import { Loading } from "../parts/Loading";
import type { TableLine } from "../table/tableLine";
import { useTableState } from "../table/useTableState";
import { Board } from "./Board";
import { Choice } from "./choice";
import { Game } from "./game";
import { type SheetName, TableContext } from "./tableContext";

export function HanafudaTable({ session }: { session: TableLine }) {
  const state = useTableState<Game, Choice, SheetName>(session, Game, Choice, () => preload(LETTERS + UNKNOWN));
  return (
    <TableContext.Provider value={state}>{state.game.scene.value ? <Board /> : <Loading />}</TableContext.Provider>
  );
}
