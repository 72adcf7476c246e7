/** The table of 八十分 and all that lies around and upon it. */

import { useEffect, useLayoutEffect } from "preact/hooks";
import { play } from "../motion/flip";
import { Stack } from "../parts/Stack";
import { useTitle } from "../parts/title";
import { suitColours } from "../preferences";
import { Pace } from "../table/Pace";
import { say, sayName } from "../words/say";
import { PhoneBar, TopBar } from "./Bars";
import { Cloth } from "./Cloth";
import { nearest, useWestern } from "./desk";
import { keepFocus, onFocus, onKey } from "./keys";
import { Mine } from "./Mine";
import { told } from "./names";
import { Ladder, LastTrick, Log, Spoken, Taken, TrumpsOut } from "./Panels";
import { Seat } from "./Seats";
import { DealSheet, MatchSheet, OpenSheet, WarningSheet } from "./Sheets";
import { SuitSymbols } from "./Suits";
import { TrumpRibbon } from "./Trump";

/** What flies for a card that is gone: its own picture. */
function ghost(_: string, element: HTMLElement): HTMLElement {
  const card = element.matches(".w") ? element : (element.querySelector<HTMLElement>(".w") ?? element);
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.style.setProperty("--ww", "var(--ghost, 60px)");
  return copy;
}

export function Board() {
  const { table, view, scene, game, aside, people } = useWestern();
  const own = nearest(table);

  useLayoutEffect(() => {
    // Parts that follow a signal by themselves are drawn after this one, in the same turn of the event loop.
    queueMicrotask(() => {
      play(game.origin, game.goal, ghost);
      if (!game.replay.value) keepFocus();
    });
  }, [scene]);

  // What was put aside comes back when the match is over.
  useLayoutEffect(() => void (aside.value = false), [game.scene.value!.view.phase]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!document.querySelector("dialog[open]")) onKey(event);
    };
    document.addEventListener("keydown", keys);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", keys);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);

  useTitle((game.ready.value && view.turn === own ? `${say("turn.you")} – ` : "") + sayName("game", table.game));

  return (
    <div class="t-west" data-suits={suitColours.value} data-phase={view.phase} onPointerDown={() => game.catchUp()}>
      <a class="skip" href="#main">
        {say("skip")}
      </a>
      <SuitSymbols />
      <TopBar />
      <PhoneBar />
      <div class="desk">
        <aside class="side left" aria-label={say("bashifen.bar.stages")}>
          <Ladder />
          <Log />
        </aside>
        <main class="west print" id="main" tabIndex={-1}>
          <h1 class="vh">{sayName("game", table.game)} {view.n > 0 && say("bashifen.deal", { n: view.n })}</h1>
          <TrumpRibbon />
          {[2, 3, 1].map((step) => (
            <Seat key={step} seat={(own + step) % 4} />
          ))}
          <Cloth />
          <Mine />
        </main>
        <aside class="side right" aria-label={say("bashifen.bar.points")}>
          <Stack>
            <Taken />
            <LastTrick />
            <TrumpsOut />
          </Stack>
        </aside>
      </div>
      <Spoken />
      <Pace game={game} tell={(event) => told(event, people, "words")} focus={keepFocus} />
      <OpenSheet />
      <Question />
    </div>
  );
}

/** What the table asks or tells before play goes on. */
function Question() {
  const { game, choice, aside, sheet } = useWestern();
  // It waits until what a person reads is put away.
  if (sheet.value !== null || game.replay.value) return null;
  if (game.bill.value !== null) return <DealSheet />;
  if (choice.warning.value) return <WarningSheet />;
  if (game.over.value && !aside.value) return <MatchSheet />;
  return null;
}
