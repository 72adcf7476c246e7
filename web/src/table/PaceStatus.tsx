/** Step-by-step play and the replay of moves: a status line, and the keys for both. */

import { useEffect, useLayoutEffect } from "preact/hooks";
import { allowSound } from "../motion/sound";
import { Icon } from "../parts/Icon";
import { speed } from "../preferences";
import { say } from "../words/say";
import type { ReplayedMove } from "./moveReplay";
import "./PaceStatus.css";

/** The part of a game's state that a replay of moves uses. */
export interface ReplayableGame {
  replayable: { value: boolean };
  /** Whether the table is a replay as a whole. */
  isReplay: boolean;
  replayLast(): void;
}

export interface PacedGame<Event> extends ReplayableGame {
  replay: { value: ReplayedMove<unknown, Event> | null };
  waiting: { value: boolean };
  isAsked: { value: boolean };
  step(): void;
  endReplay(): void;
}

/** Keys that by themselves do nothing. */
const SILENT = ["Shift", "Control", "Alt", "Meta", "Tab"];

interface PaceStatusProps<Event> {
  game: PacedGame<Event>;
  /** An event as a sentence. */
  tell: (event: Event) => string | null;
  /** Bring the focus back when the focused element is gone. */
  focus: () => void;
}

export function PaceStatus<Event>({ game, tell, focus }: PaceStatusProps<Event>) {
  const replay = game.replay.value;
  const waiting = game.waiting.value;
  const asked = game.isAsked.value;

  useEffect(allowSound, []);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event, game);
    document.addEventListener("keydown", keys, true);
    return () => document.removeEventListener("keydown", keys, true);
  }, [game]);

  // The whole table is marked, not the words alone.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-replay", replay !== null);
    return () => document.documentElement.removeAttribute("data-replay");
  }, [replay !== null]);

  // The focus goes to the button that Enter presses, and afterwards to the cards.
  useLayoutEffect(() => {
    // The button is drawn by another part, in the same turn of the event loop.
    queueMicrotask(() => {
      if (waiting) next()?.focus({ preventScroll: true });
      else if (asked && speed.value === "step") focus();
    });
  }, [waiting, asked]);

  return (
    <div class="replaying" role="status">
      {replay && (
        <>
          <p>
            <b>
              {replay.move ? say("desk-replay-at", { n: replay.move, of: replay.moves }) : say("desk-replay-title")}
            </b>{" "}
            <span>
              {replay.move ? replay.events.map(tell).find((text) => text !== null) : say("desk-replay-before")}
            </span>
          </p>
          <button type="button" class="btn" onClick={() => game.endReplay()}>
            {say("desk-replay-end")}
          </button>
        </>
      )}
    </div>
  );
}

export function ReplayButton({ game, small = false }: { game: ReplayableGame; small?: boolean }) {
  const off = !game.replayable.value;
  if (game.isReplay) return null;
  return (
    <button
      type="button"
      class={small ? "dk" : "btn btn-quiet"}
      aria-label={say("desk-replay-button-why")}
      aria-keyshortcuts="r"
      aria-disabled={off || undefined}
      onClick={() => game.replayLast()}
    >
      <Icon name="again" />
      {!small && <span>{say("desk-replay-button")}</span>}
    </button>
  );
}

const next = () =>
  [...document.querySelectorAll<HTMLElement>("[data-next]")].find(
    (button) => button.offsetParent !== null && mayTakeFocus(),
  );

/** Whether the focus may be moved: not from a button of the bar or a sheet. */
function mayTakeFocus(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.id === "main" || here.closest("#main") !== null;
}

function onKey(event: KeyboardEvent, game: PacedGame<unknown>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || SILENT.includes(event.key)) return;
  const here = event.target as Element;
  if (here.closest("dialog, input, select, textarea")) return;
  const again = event.key.toLowerCase() === "r";
  if (game.replay.value) {
    game.endReplay();
    if (again || event.key === "Escape") event.preventDefault();
  } else if (again) {
    game.replayLast();
    event.preventDefault();
  } else if (
    game.waiting.value &&
    (event.key === "Enter" || event.key === " ") &&
    !here.closest("button, a, summary")
  ) {
    game.step();
    event.preventDefault();
  }
}
