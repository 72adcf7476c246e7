/** A table of 八十分. */

import type { TableLine } from "../frame/tableLine";
import { useDesk } from "../frame/useDesk";
import { Loading } from "../parts/Loading";
import { Board } from "./Board";
import { Choice } from "./choice";
import { preloadCourts } from "./courts";
import { DeskContext, type SheetName } from "./desk";
import { Game } from "./game";

export function BashifenTable({ session }: { session: TableLine }) {
  const desk = useDesk<Game, Choice, SheetName>(session, Game, Choice, preloadCourts);
  return <DeskContext.Provider value={desk}>{desk.game.scene.value ? <Board /> : <Loading />}</DeskContext.Provider>;
}
