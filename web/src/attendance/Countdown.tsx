/** The time that a table still waits for somebody, counted down second by second. */

import { useEffect, useState } from "preact/hooks";
import { clockTime } from "../parts/clockTime";
import type { Deadline } from "../table/attendance";
import { say } from "../words/say";
import "./Countdown.css";

const SAYS = { away: "time-bot-in", still: "time-bot-in", clock: "time-left" } as const;

export function Countdown({ until, why }: Deadline) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const rest = clockTime(until - performance.now());
  const label = say(SAYS[why], { time: rest });
  return (
    <span class="countdown" data-why={why} role="timer" aria-label={label} title={label}>
      {rest}
    </span>
  );
}
