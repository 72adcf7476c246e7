/** A table of flower cards, from hachi-hachi to hachiju. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { preload } from "../cards/Card";
import { LETTERS } from "../cards/deck";
import { Loading } from "../parts/Loading";
import { Board } from "./Board";
import { Choice } from "./choice";
import { DeskContext, type SheetName } from "./desk";
import { Game } from "./game";
import type { Session } from "./session";

export function FlowerTable({ session }: { session: Session }) {
  const sheet = useSignal<SheetName | null>(null);
  const aside = useSignal(false);
  const desk = useMemo(() => {
    const game = new Game(session);
    return { game, choice: new Choice(game), sheet, aside };
  }, [session]);
  const { game, choice } = desk;

  useEffect(() => {
    game.start();
    const idle = setTimeout(() => preload(LETTERS), 500);
    return () => {
      clearTimeout(idle);
      choice.stop();
      game.stop();
    };
  }, [game]);

  return <DeskContext.Provider value={desk}>{game.scene.value ? <Board /> : <Loading />}</DeskContext.Provider>;
}
