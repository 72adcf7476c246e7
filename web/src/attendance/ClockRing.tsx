/** The clock of a seat as a ring round its sign that grows shorter, with the rest in digits. */

import { useEffect, useRef, useState } from "preact/hooks";
import { clockTime } from "../parts/clockTime";
import type { Deadline } from "../table/attendance";
import { say } from "../words/say";
import "./ClockRing.css";

const SAYS = { away: "time-bot-in", still: "time-bot-in", clock: "time-left" } as const;

export function ClockRing({ until, why }: Deadline) {
  const [, tick] = useState(0);
  const whole = useRef({ until, time: 1 });
  if (whole.current.until !== until || whole.current.time === 1)
    whole.current = { until, time: Math.max(1, until - performance.now()) };
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const rest = Math.max(0, until - performance.now());
  const label = say(SAYS[why], { time: clockTime(rest) });
  return (
    <span
      class="clock-ring"
      data-why={why}
      role="timer"
      aria-label={label}
      title={label}
      style={{ "--rest": rest / whole.current.time }}
    >
      <Clock rest={rest} />
    </span>
  );
}

/** The rest in digits, below the sign. */
export const Clock = ({ rest }: { rest: number }) => <span class="clock">{clockTime(rest)}</span>;
