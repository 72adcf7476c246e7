/** The layout of every table: bars, the table in the middle, sides, spoken log, sheets and replay. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { type Ghost, moveCards } from "../motion/flip";
import { Skip } from "../parts/Home";
import { Icon } from "../parts/Icon";
import { usesKey } from "../parts/usesKey";
import { leftSide, rightSide, type Switch } from "../preferences";
import { HandOver, type PassedRound } from "./HandOver";
import { HintPlace } from "./Hint";
import { Hint, HintContext, type Hinted } from "./hint";
import { LiveLog } from "./Log";
import type { CardPaths } from "./moments";
import { type PacedGame, PaceStatus } from "./PaceStatus";
import { SpokenTalk } from "./SeatTalk";
import { TalkContext } from "./talk";
import { type TalkedAbout, useTalk } from "./useTalk";
import { useWakeLock } from "./useWakeLock";
import "./TableLayout.css";

/** The part of a game's state that the layout uses. */
type LayoutGame<Event> = PacedGame<Event> &
  Hinted &
  PassedRound &
  TalkedAbout & {
    record: ReadonlySignal<readonly Event[]>;
    /** Whether the match is over and everything is shown. */
    over: { value: boolean };
    /** Whether this is a replay, whose controls say what happens. */
    isReplay: boolean;
    paths: CardPaths;
    catchUp(): void;
  };

interface SideProps {
  label: string;
  children: ComponentChildren;
}

interface TableLayoutProps<Event> {
  class: string;
  /** Data attributes for the styles. */
  data: Record<string, string | number | undefined>;
  game: LayoutGame<Event>;
  /** The actions of the choice that the person has picked, with which a hint compares the best one. */
  choice: readonly number[];
  /** The scene that is drawn; when it changes, cards have moved. */
  scene: object;
  bars: ComponentChildren;
  left: SideProps;
  right: SideProps;
  heading: string;
  /** The sheets over the table. */
  sheets: ComponentChildren;
  /** The table itself. */
  children: ComponentChildren;
  /** The class of the table, one for each family. */
  printClass: string;
  /** An event as a sentence. */
  tell: (event: Event) => string | null;
  /** Makes the picture of a card that flies out of sight. */
  ghost: Ghost;
  onKey: (event: KeyboardEvent) => void;
  /** Bring the focus back when the focused element is gone. */
  focus: () => void;
}

export function TableLayout<Event>(props: TableLayoutProps<Event>) {
  const { game, scene, left, right, tell, ghost, onKey, focus } = props;
  const talk = useTalk(game);
  useWakeLock(!game.isReplay && !game.over.value);
  const hint = useMemo(() => new Hint(game), [game]);
  useEffect(() => () => hint.stop(), [hint]);
  useEffect(() => {
    hint.compared.value = props.choice;
  }, [props.choice.join()]);
  useLayoutEffect(() => {
    // Parts that follow a signal by themselves are drawn after this one, in the same turn of the event loop.
    queueMicrotask(() => {
      moveCards(game.paths.origin, game.paths.goal, ghost);
      if (!game.replay.value) focus();
    });
  }, [scene]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") hint.close();
      else if (!usesKey(event)) onKey(event);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [game]);

  const data = Object.fromEntries(Object.entries(props.data).map(([name, value]) => [`data-${name}`, value]));
  return (
    <HintContext.Provider value={hint}>
      <TalkContext.Provider value={talk}>
        <div class="table" onPointerDown={() => game.catchUp()}>
          <div class={`play ${props.class}`} data-left={leftSide.value} data-right={rightSide.value} {...data}>
            <Skip />
            {props.bars}
            <div class="desk">
              <Panel {...left} at="left" shown={leftSide} />
              <main class={`print ${props.printClass}`} id="main" tabIndex={-1}>
                <h1 class="vh">{props.heading}</h1>
                {props.children}
              </main>
              <HintPlace />
              <Panel {...right} at="right" shown={rightSide} />
            </div>
            <SpokenTalk names={game.people.value?.names ?? []} />
            {!game.isReplay && <LiveLog record={game.record.value} tell={tell} />}
            {props.sheets}
            <HandOver game={game} />
          </div>
        </div>
      </TalkContext.Provider>
      <PaceStatus game={game} tell={tell} focus={focus} />
    </HintContext.Provider>
  );
}

interface PanelProps extends SideProps {
  at: "left" | "right";
  shown: Signal<Switch>;
}

/** A panel beside the table, and the edge that folds it. */
const Panel = ({ label, at, shown, children }: PanelProps) => {
  const isShown = shown.value === "on";
  return (
    <div class="panel" data-at={at}>
      {isShown && (
        <aside class="side" aria-label={label}>
          {children}
        </aside>
      )}
      <button
        type="button"
        class="edge"
        aria-label={label}
        aria-expanded={isShown}
        title={label}
        onClick={() => (shown.value = isShown ? "off" : "on")}
      >
        <Icon name={isShown === (at === "left") ? "back" : "next"} />
        {!isShown && <span>{label}</span>}
      </button>
    </div>
  );
};
