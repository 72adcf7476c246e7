/** How long a table still waits for somebody, counted down second by second. */

import { useEffect, useState } from "preact/hooks";
import type { Waiting } from "../frame/company";
import { say } from "../words/say";
import "./Countdown.css";

/** As on a clock: minutes and seconds; hours where there are some, and of days nothing smaller than hours. */
export function onClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const SAYS = { away: "time-bot-in", clock: "time-left" } as const;

export function Countdown({ until, why }: Waiting) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const left = onClock(until - performance.now());
  const label = say(SAYS[why], { time: left });
  return (
    <span class="countdown" data-why={why} role="timer" aria-label={label} title={label}>
      {left}
    </span>
  );
}
