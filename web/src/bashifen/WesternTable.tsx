/** A table of 八十分. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Loading } from "../parts/Loading";
import type { Session } from "../table/session";
import "../style/western.css";
import "../style/bashifen.css";
import { Board } from "./Board";
import { Choice } from "./choice";
import { preloadCourts } from "./courts";
import { WesternContext, type SheetName } from "./desk";
import { BashifenGame } from "./game";

export function WesternTable({ session }: { session: Session }) {
  const sheet = useSignal<SheetName | null>(null);
  const aside = useSignal(false);
  const desk = useMemo(() => {
    const game = new BashifenGame(session);
    return { game, choice: new Choice(game), sheet, aside };
  }, [session]);
  const { game, choice } = desk;

  useEffect(() => {
    game.start();
    const idle = setTimeout(preloadCourts, 500);
    return () => {
      clearTimeout(idle);
      choice.stop();
      game.stop();
    };
  }, [game]);

  return <WesternContext.Provider value={desk}>{game.scene.value ? <Board /> : <Loading />}</WesternContext.Provider>;
}
