/** What the parts of one table share, from its opening to its end. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TableLine } from "./tableLine";

export interface Desk<Game, Choice, Sheet> {
  game: Game;
  choice: Choice;
  /** The sheet that a person has opened; decisions and bills come by themselves. */
  sheet: Signal<Sheet | null>;
  /** Whether a decision or the result is put aside to look at the table. */
  aside: Signal<boolean>;
}

interface Played {
  start(): void;
  stop(): void;
}

/** Nothing else is to do so long after a table has been opened, in milliseconds. */
const IDLE = 500;

/** `preload`: fetch what will be needed soon, and how to stop that. */
export function useDesk<Game extends Played, Choice extends { stop(): void }, Sheet>(
  session: TableLine,
  Game: new (session: TableLine) => Game,
  Choice: new (game: Game) => Choice,
  preload: () => (() => void) | undefined,
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
    let stop: ReturnType<typeof preload>;
    const idle = setTimeout(() => (stop = preload()), IDLE);
    return () => {
      clearTimeout(idle);
      stop?.();
      choice.stop();
      game.stop();
    };
  }, [game]);
  return desk;
}
