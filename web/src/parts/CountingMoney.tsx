/** A sum that counts up to its new value. The final sum is read aloud, and sets the width. */

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
  /** The form of the final sum; by default the form of the current game. */
  sum?: SumParts;
  /** The value from which it counts at first; the sum itself for no count. */
  from?: number;
}

export function CountingMoney({
  points,
  signed = false,
  sum = parts(points, signed),
  from = points,
}: CountedMoneyProps) {
  const count = useSignal<number | null>(null);
  const before = useRef(from);
  useLayoutEffect(() => {
    const start = before.current;
    before.current = points;
    const time = duration("--m-count") * pace();
    if (!time || start === points || document.hidden) return;
    // Only the kan count, so that the sum is never wider than at its end.
    const step = sum.kan ? KAN : 1;
    const begin = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - begin) / time));
      count.value = part < 1 ? points - step * Math.round(((points - start) * (1 - part) ** 3) / step) : null;
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    tick(begin);
    return () => {
      cancelAnimationFrame(frame);
      count.value = null;
    };
  }, [points]);
  if (count.value === null) return <Sum sum={sum} signed={signed} />;
  return (
    <span class="counting">
      <Sum sum={sum} signed={signed} />
      <span aria-hidden="true">
        <Money points={count.value} signed={signed} />
      </span>
    </span>
  );
}
