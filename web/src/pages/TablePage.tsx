/** A table: connects, draws what the seat sees, and lets a person play. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LETTERS } from "../cards/deck";
import { preload } from "../cards/Card";
import { ConnectionBanner } from "../parts/ConnectionBanner";
import { recover } from "../protocol/http";
import type { Viewer } from "../protocol/messages";
import { Board } from "../table/Board";
import { Choice } from "../table/choice";
import { DeskContext, type SheetName } from "../table/desk";
import { Game } from "../table/game";
import { forgetTable } from "../table/remembered";
import { say } from "../words/say";
import { GoneTable } from "./GonePage";

export function TablePage({ path, viewer }: { path: string; viewer: Viewer }) {
  const sheet = useSignal<SheetName | null>(null);
  const aside = useSignal(false);
  const desk = useMemo(() => {
    const game = new Game(path, viewer);
    return { game, choice: new Choice(game), sheet, aside };
  }, [path, viewer]);
  const { game, choice } = desk;

  useEffect(() => {
    void withKey(path).then(() => game.start());
    const idle = setTimeout(() => preload(LETTERS), 500);
    return () => {
      clearTimeout(idle);
      choice.stop();
      game.stop();
    };
  }, [game]);

  const status = game.status.value;
  if (status === "gone" || status === "refused" || status === "old") {
    if (status !== "refused") forgetTable(path);
    return <GoneTable path={path} why={status} />;
  }
  return (
    <DeskContext.Provider value={desk}>
      <ConnectionBanner game={game} />
      {game.scene.value ? (
        <Board />
      ) : (
        <main id="main" class="page-m" aria-busy="true">
          <h1 class="quiet">{say("loading")}</h1>
        </main>
      )}
    </DeskContext.Provider>
  );
}

/** An address with a seat's key gives the seat back; the key leaves the address bar at once. */
async function withKey(path: string): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await recover(path, token);
}
