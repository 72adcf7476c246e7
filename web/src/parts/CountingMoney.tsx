/** A sum that counts up to what it has become. What is read aloud, and how wide it is, is the sum itself. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { KAN, parts } from "../money";
import { pace } from "../motion/pace";
import { duration } from "../motion/time";
import type { SumParts } from "../protocol/messages";
import { Money, Sum } from "./Money";
import "./CountingMoney.css";

interface CountedMoneyProps {
  points: number;
  signed?: boolean;
  /** How the sum is written in the end; as the game on the table writes it, unless said. */
  sum?: SumParts;
  /** What it counts from at first; the sum itself where nothing is to be counted then. */
  from?: number;
}

export function CountingMoney({
  points,
  signed = false,
  sum = parts(points, signed),
  from = points,
}: CountedMoneyProps) {
  const shown = useSignal<number | null>(null);
  const before = useRef(from);
  useLayoutEffect(() => {
    const start = before.current;
    before.current = points;
    const time = duration("--m-count") * pace();
    if (!time || start === points || document.hidden) return;
    // What the sum has beside its kan stands still: so it is never wider than in the end.
    const step = sum.kan ? KAN : 1;
    const begin = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - begin) / time));
      shown.value = part < 1 ? points - step * Math.round(((points - start) * (1 - part) ** 3) / step) : null;
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    tick(begin);
    return () => {
      cancelAnimationFrame(frame);
      shown.value = null;
    };
  }, [points]);
  if (shown.value === null) return <Sum sum={sum} signed={signed} />;
  return (
    <span class="counting">
      <Sum sum={sum} signed={signed} />
      <span aria-hidden="true">
        <Money points={shown.value} signed={signed} />
      </span>
    </span>
  );
}
