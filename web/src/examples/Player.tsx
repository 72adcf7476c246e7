/** One example: its moments drawn, by themselves where motion is welcome, and told in words beside it. */

import { useComputed, useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ghost } from "../cards/Card";
import { telling } from "../frame/telling";
import { capture, play } from "../motion/flip";
import { Icon, type IconName } from "../parts/Icon";
import { PACE, speed } from "../preferences";
import type { PlayerProps } from "../rules/Examples";
import { say } from "../words/say";
import { FlowerStage } from "./FlowerStage";
import { PackStage } from "./PackStage";
import { type StageProps, type Still, stills } from "./stills";
import "./Player.css";

/** How long a moment stands that is told, and one that is only seen, in milliseconds. */
const SENTENCE_MS = 1700;
const SILENT_MS = 900;

const STAGES: Record<string, FunctionComponent<StageProps>> = { hanafuda: FlowerStage, bashifen: PackStage };

/** Whether cards may move by themselves: neither the device nor the page is set to stand still. */
const moves = (): boolean =>
  (speed.peek() === "calm" || speed.peek() === "brisk") && !matchMedia("(prefers-reduced-motion: reduce)").matches;

export function Player({ answer, head, seen }: PlayerProps) {
  const all = useMemo(() => stills(answer, head), [answer, head]);
  const stage = useRef<HTMLDivElement>(null);
  const at = useSignal(0);
  const playing = useSignal(false);
  const began = useSignal(false);
  const last = all.length - 1;
  const now = all[at.value]!;
  const names = answer.table.names;
  const spoken = useComputed(() => (playing.value ? "" : sentence(all[at.value]!, names)));

  const go = (to: number) => {
    capture(false, stage.current);
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

  // It begins by itself once, and stops when it is out of view.
  useEffect(() => {
    if (!seen) playing.value = false;
    else if (!began.peek() && moves()) {
      began.value = true;
      playing.value = true;
    }
  }, [seen]);

  useEffect(() => {
    if (!playing.value) return;
    if (at.value === last) {
      playing.value = false;
      return;
    }
    const stands = sentence(now, names) ? SENTENCE_MS : SILENT_MS;
    const timer = setTimeout(() => go(at.peek() + 1), stands * (PACE[speed.peek()] || 1));
    return () => clearTimeout(timer);
  }, [playing.value, at.value]);

  useLayoutEffect(() => play(now.origin, () => null, ghost), [now]);

  const Stage = STAGES[answer.table.family]!;
  return (
    <>
      <div class="rx-stage" ref={stage} aria-hidden="true">
        <Stage still={now} names={names} />
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
        {began.value || at.value > 0 ? spoken.value : ""}
      </p>
      <ol class="rx-told" aria-label={say("guide-example-told")}>
        {all.map((still, index) => {
          const text = sentence(still, names);
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

/** Whether something that is told later is shown already. */
const later = (all: readonly Still[], at: number, index: number, names: readonly string[]): boolean =>
  all.slice(index + 1, at + 1).some((still) => sentence(still, names));

const sentence = ({ events }: Still, names: readonly string[]): string =>
  events
    .map((event) => telling(event, names))
    .filter(Boolean)
    .join(" ");

interface GoProps {
  icon: IconName;
  name: string;
  off?: boolean;
  go: () => void;
}

/** A button that leads nowhere stays where the focus is. */
const Go = ({ icon, name, off = false, go }: GoProps) => (
  <button type="button" class="btn" aria-label={name} title={name} aria-disabled={off || undefined} onClick={go}>
    <Icon name={icon} />
  </button>
);
