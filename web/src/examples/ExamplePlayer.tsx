/** An example of the rules: its moments, drawn by themselves where motion is welcome, and sentences beside them. */

import { useComputed, useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ghost } from "../cards/Card";
import { capturePlaces, moveCards } from "../motion/flip";
import { Icon, type IconName } from "../parts/Icon";
import { PACE, speed } from "../preferences";
import type { ExamplePlayerProps } from "../rules/Examples";
import { sentenceOf } from "../table/sentences";
import { say } from "../words/say";
import { type BoardProps, type ExampleMoment, exampleMoments } from "./exampleMoments";
import { FlowerBoard } from "./FlowerBoard";
import { PackBoard } from "./PackBoard";
import "./ExamplePlayer.css";

/** How long a moment with a sentence and a moment without one are shown, in milliseconds. */
const SENTENCE_MS = 1700;
const SILENT_MS = 900;

const BOARDS: Record<string, FunctionComponent<BoardProps>> = { hanafuda: FlowerBoard, bashifen: PackBoard };

/** Whether cards may move by themselves: neither the device nor the page is set to stand still. */
const moves = (): boolean =>
  (speed.peek() === "calm" || speed.peek() === "brisk") && !matchMedia("(prefers-reduced-motion: reduce)").matches;

export function ExamplePlayer({ answer, head, isInView }: ExamplePlayerProps) {
  const all = useMemo(() => exampleMoments(answer, head), [answer, head]);
  const board = useRef<HTMLDivElement>(null);
  const at = useSignal(0);
  const playing = useSignal(false);
  const began = useSignal(false);
  const last = all.length - 1;
  const now = all[at.value]!;
  const names = answer.table.names;
  const announcement = useComputed(() => (playing.value ? "" : sentence(all[at.value]!, names)));

  const go = (to: number) => {
    capturePlaces(false, board.current);
    at.value = Math.max(0, Math.min(to, last));
  };
  const step = (by: number) => {
    playing.value = false;
    go(at.peek() + by);
  };
  const toggle = () => {
    if (!playing.peek() && at.peek() === last) go(0);
    playing.value = !playing.peek();
  };

  // The example begins by itself once, and stops when it is out of view.
  useEffect(() => {
    if (!isInView) playing.value = false;
    else if (!began.peek() && moves()) {
      began.value = true;
      playing.value = true;
    }
  }, [isInView]);

  useEffect(() => {
    if (!playing.value) return;
    if (at.value === last) {
      playing.value = false;
      return;
    }
    const hold = sentence(now, names) ? SENTENCE_MS : SILENT_MS;
    const timer = setTimeout(() => go(at.peek() + 1), hold * (PACE[speed.peek()] || 1));
    return () => clearTimeout(timer);
  }, [playing.value, at.value]);

  useLayoutEffect(() => moveCards(now.origin, () => null, ghost), [now]);

  const Board = BOARDS[answer.table.family]!;
  return (
    <>
      <div class="rx-stage" ref={board} aria-hidden="true">
        <Board moment={now} names={names} />
      </div>
      <div class="rx-go">
        <Go icon="back" name={say("guide-example-back")} off={at.value === 0} go={() => step(-1)} />
        <Go
          icon={playing.value ? "pause" : "play"}
          name={say(playing.value ? "guide-example-pause" : "guide-example-play")}
          go={toggle}
        />
        <Go icon="next" name={say("guide-example-on")} off={at.value === last} go={() => step(1)} />
        <span class="muted small">{say("guide-example-at", { n: at.value + 1, of: all.length })}</span>
      </div>
      <p class="vh" role="status">
        {began.value || at.value > 0 ? announcement.value : ""}
      </p>
      <ol class="rx-told" aria-label={say("guide-example-told")}>
        {all.map((moment, index) => {
          const text = sentence(moment, names);
          return (
            text && (
              <li
                key={index}
                aria-current={index <= at.value && !later(all, at.value, index, names) ? "step" : undefined}
              >
                {text}
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** Whether a later moment with a sentence is shown already. */
const later = (all: readonly ExampleMoment[], at: number, index: number, names: readonly string[]): boolean =>
  all.slice(index + 1, at + 1).some((moment) => sentence(moment, names));

const sentence = ({ events }: ExampleMoment, names: readonly string[]): string =>
  events
    .map((event) => sentenceOf(event, names))
    .filter(Boolean)
    .join(" ");

interface GoProps {
  icon: IconName;
  name: string;
  off?: boolean;
  go: () => void;
}

/** A button that keeps the focus while it is disabled. */
const Go = ({ icon, name, off = false, go }: GoProps) => (
  <button type="button" class="btn" aria-label={name} title={name} aria-disabled={off || undefined} onClick={go}>
    <Icon name={icon} />
  </button>
);
