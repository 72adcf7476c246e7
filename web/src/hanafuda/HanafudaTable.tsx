/** A table of flower cards, from hachi-hachi to hachiju. */

import { preload } from "../cards/Card";
import { LETTERS, UNKNOWN } from "../cards/deck";
import type { TableLine } from "../frame/tableLine";
import { useDesk } from "../frame/useDesk";
import { Loading } from "../parts/Loading";
import { Board } from "./Board";
import { Choice } from "./choice";
import { DeskContext, type SheetName } from "./desk";
import { Game } from "./game";

export function HanafudaTable({ session }: { session: TableLine }) {
  const desk = useDesk<Game, Choice, SheetName>(session, Game, Choice, () => preload(LETTERS + UNKNOWN));
  return <DeskContext.Provider value={desk}>{desk.game.scene.value ? <Board /> : <Loading />}</DeskContext.Provider>;
}
