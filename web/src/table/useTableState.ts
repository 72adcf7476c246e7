/** The state that the parts of a table share. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TableLine } from "./tableLine";

export interface TableState<Game, Choice, Sheet> {
  game: Game;
  choice: Choice;
  /** The sheet that the person has opened; decisions and bills open by themselves. */
  sheet: Signal<Sheet | null>;
  /** Whether a decision or the result is put aside to look at the table. */
  aside: Signal<boolean>;
}

interface Startable {
  start(): void;
  stop(): void;
}

/** How long after a table has opened its preload begins, in milliseconds. */
const IDLE = 500;

/** `preload` fetches what will be needed soon, and returns how to stop. */
export function useTableState<Game extends Startable, Choice extends { stop(): void }, Sheet>(
  session: TableLine,
  Game: new (session: TableLine) => Game,
  Choice: new (game: Game) => Choice,
  preload: () => (() => void) | undefined,
): TableState<Game, Choice, Sheet> {
  const sheet = useSignal<Sheet | null>(null);
  const aside = useSignal(false);
  const state = useMemo(() => {
    const game = new Game(session);
    return { game, choice: new Choice(game), sheet, aside };
  }, [session]);
  const { game, choice } = state;
  useEffect(() => {
    game.start();
    let stop: ReturnType<typeof preload>;
    const idle = setTimeout(() => (stop = preload()), IDLE);
    return () => {
      clearTimeout(idle);
      stop?.();
      choice.stop();
      game.stop();
    };
  }, [game]);
  return state;
}
