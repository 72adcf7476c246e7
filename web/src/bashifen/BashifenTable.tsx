/** A table of 八十分. */

import type { Session } from "../frame/session";
import { useDesk } from "../frame/useDesk";
import { Loading } from "../parts/Loading";
import type { BashifenView, MessageJson } from "../protocol/messages";
import { message } from "../words/say";
import { Board } from "./Board";
import { Choice } from "./choice";
import { preloadCourts } from "./courts";
import { DeskContext, type SheetName } from "./desk";
import { Game } from "./game";
import { pairOf, rankName } from "./pack";

export function BashifenTable({ session }: { session: Session }) {
  const desk = useDesk<BashifenView, Game, Choice, SheetName>(session, Game, Choice, preloadCourts, standing);
  return <DeskContext.Provider value={desk}>{desk.game.scene.value ? <Board /> : <Loading />}</DeskContext.Provider>;
}

/** On which stage each pair stands, once one does. */
function standing({ stage }: BashifenView, seat: number): MessageJson | null {
  if (!stage.some(Boolean)) return null;
  const on = (pair: number) => rankName(stage[pair] ?? 0) || "–";
  return message("start-standing-stages", { ours: on(pairOf(seat)), theirs: on(1 - pairOf(seat)) });
}
