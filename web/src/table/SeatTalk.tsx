/** What the bot at a seat says: a bubble at its plate, and a line for screen readers. */

import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { isDimmed } from "../parts/Sheet";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import { TalkContext } from "./talk";
import "./SeatTalk.css";

export function SeatTalk({ seat }: { seat: Seat }) {
  const remark = useContext(TalkContext)?.remark.value;
  return remark?.seat === seat && !isDimmed.value ? <Bubble key={remark.key} text={say(remark.key)} /> : null;
}

/** The least distance of a bubble from the edge of the table, in pixels. */
const EDGE = 8;

/** A bubble that would leave the table at its right edge is moved to the left; its point stays at the speaker. */
function Bubble({ text }: { text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { style } = bubble.current!;
    const table = bubble.current!.closest("main")!.getBoundingClientRect();
    const { left } = bubble.current!.getBoundingClientRect();
    const over = left + bubble.current!.offsetWidth + EDGE - table.right;
    style.setProperty("--aside", `${Math.max(0, over)}px`);
  }, []);
  return (
    <span ref={bubble} class="says" aria-hidden="true">
      {text}
    </span>
  );
}

/** The remark in words, read when a screen reader has nothing else to read. */
export function SpokenTalk({ names }: { names: readonly string[] }) {
  const remark = useContext(TalkContext)?.remark.value;
  return (
    <p class="vh" role="status">
      {remark && !isDimmed.value && say("desk-says", { who: names[remark.seat] ?? "", line: say(remark.key) })}
    </p>
  );
}
