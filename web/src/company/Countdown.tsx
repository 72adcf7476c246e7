/** How long others still wait for somebody, counted down second by second. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../words/say";
import "./Countdown.css";

/** As on a clock: minutes and seconds, and hours where there are some. */
export function onClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Nothing where nobody is waited for. `until` is by `performance.now()`. */
export function Countdown({ until }: { until: number | undefined }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return null;
  const left = onClock(until - performance.now());
  return (
    <span
      class="countdown"
      role="timer"
      aria-label={say("time-bot-in", { time: left })}
      title={say("time-bot-in", { time: left })}
    >
      {left}
    </span>
  );
}
