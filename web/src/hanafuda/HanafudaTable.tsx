/** A table of flower cards, from hachi-hachi to hachiju. */

import { preload } from "../cards/Card";
import { LETTERS } from "../cards/deck";
import type { Session } from "../frame/session";
import { useDesk } from "../frame/useDesk";
import { parts } from "../money";
import { Loading } from "../parts/Loading";
import type { MessageJson, View } from "../protocol/messages";
import { message } from "../words/say";
import { Board } from "./Board";
import { Choice } from "./choice";
import { DeskContext, type SheetName } from "./desk";
import { Game } from "./game";

export function HanafudaTable({ session }: { session: Session }) {
  const desk = useDesk<View, Game, Choice, SheetName>(session, Game, Choice, () => preload(LETTERS), standing);
  return <DeskContext.Provider value={desk}>{desk.game.scene.value ? <Board /> : <Loading />}</DeskContext.Provider>;
}

const standing = ({ scores }: View, seat: number): MessageJson =>
  message("start-standing", { sum: { sum: parts(scores[seat] ?? 0, true) } });
