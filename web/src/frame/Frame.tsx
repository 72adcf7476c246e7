/** The frame of every table: its bars, the print in the middle, what stands beside it, what is said and shown again. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { type Ghost, play } from "../motion/flip";
import { Skip } from "../parts/Home";
import { type Hinted, HintedContext } from "./Hint";
import { Spoken } from "./Log";
import type { Ways } from "./moments";
import { Pace, type Paced } from "./Pace";
import "./Frame.css";

/** What of a table is needed here. */
interface Framed<Event> extends Paced<Event>, Hinted {
  record: { value: readonly Event[] };
  /** Whether what is told is said elsewhere, a step at a time. */
  isReplay: boolean;
  ways: Ways;
  catchUp(): void;
}

interface SideProps {
  label: string;
  children: ComponentChildren;
}

interface FrameProps<Event> {
  class: string;
  /** What its styles must know of the game. */
  data: Record<string, string | number | undefined>;
  game: Framed<Event>;
  /** What is drawn; when it changes, cards have moved. */
  scene: object;
  bars: ComponentChildren;
  left: SideProps;
  right: SideProps;
  heading: string;
  /** What lies over the table. */
  sheets: ComponentChildren;
  /** The print itself. */
  children: ComponentChildren;
  /** The class of the print, of which each family has one. */
  printClass: string;
  /** An event as a sentence. */
  tell: (event: Event) => string | null;
  /** A picture of a card that is gone, to fly where it went. */
  ghost: Ghost;
  onKey: (event: KeyboardEvent) => void;
  /** Bring the focus back when what had it is gone. */
  focus: () => void;
}

export function Frame<Event>(props: FrameProps<Event>) {
  const { game, scene, left, right, tell, ghost, onKey, focus } = props;
  useLayoutEffect(() => {
    // Parts that follow a signal by themselves are drawn after this one, in the same turn of the event loop.
    queueMicrotask(() => {
      play(game.ways.origin, game.ways.goal, ghost);
      if (!game.replay.value) focus();
    });
  }, [scene]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!document.querySelector("dialog[open]")) onKey(event);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [game]);

  const data = Object.fromEntries(Object.entries(props.data).map(([name, value]) => [`data-${name}`, value]));
  return (
    <HintedContext.Provider value={game}>
      <div class="table" onPointerDown={() => game.catchUp()}>
        <div class={`play ${props.class}`} {...data}>
          <Skip />
          {props.bars}
          <div class="desk">
            <Side {...left} />
            <main class={`print ${props.printClass}`} id="main" tabIndex={-1}>
              <h1 class="vh">{props.heading}</h1>
              {props.children}
            </main>
            <Side {...right} class="right" />
          </div>
          {!game.isReplay && <Spoken record={game.record.value} tell={tell} />}
          {props.sheets}
        </div>
      </div>
      <Pace game={game} tell={tell} focus={focus} />
    </HintedContext.Provider>
  );
}

const Side = ({ label, class: extra = "", children }: SideProps & { class?: string }) => (
  <aside class={`side ${extra}`} aria-label={label}>
    {children}
  </aside>
);
