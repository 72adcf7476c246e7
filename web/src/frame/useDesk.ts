/** What the parts of one table share, from its opening to its end. */

import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { MessageJson } from "../protocol/messages";
import { type Rememberable, type RememberedView, rememberTable } from "./remembered";
import type { Session } from "./session";

export interface Desk<Game, Choice, Sheet> {
  game: Game;
  choice: Choice;
  /** The sheet that a person has opened; decisions and bills come by themselves. */
  sheet: Signal<Sheet | null>;
  /** Whether a decision or the result is put aside to look at the table. */
  aside: Signal<boolean>;
}

interface Played<View extends RememberedView> {
  readonly path: string;
  readonly table: { readonly value: Rememberable | null };
  readonly scene: { readonly value: { readonly view: View } | null };
  start(): void;
  stop(): void;
}

/** Nothing else is to do so long after a table has been opened, in milliseconds. */
const IDLE = 500;

/** `preload`: fetch what will be needed soon; `standing`: how a seat stands, for the list of a person's tables. */
export function useDesk<View extends RememberedView, Game extends Played<View>, Choice extends { stop(): void }, Sheet>(
  session: Session,
  Game: new (session: Session) => Game,
  Choice: new (game: Game) => Choice,
  preload: () => void,
  standing: (view: View, seat: number) => MessageJson | null,
): Desk<Game, Choice, Sheet> {
  const sheet = useSignal<Sheet | null>(null);
  const aside = useSignal(false);
  const desk = useMemo(() => {
    const game = new Game(session);
    return { game, choice: new Choice(game), sheet, aside };
  }, [session]);
  const { game, choice } = desk;
  useEffect(() => {
    game.start();
    const idle = setTimeout(preload, IDLE);
    return () => {
      clearTimeout(idle);
      choice.stop();
      game.stop();
    };
  }, [game]);
  useSignalEffect(() => {
    const [table, scene] = [game.table.value, game.scene.value];
    if (table && scene) rememberTable(game.path, table, scene.view, standing);
  });
  return desk;
}
