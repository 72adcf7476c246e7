/** Lines and bars beside figures; the table has the same numbers for screen readers. */

import type { StatisticsFigure } from "../protocol/messages";
import { place } from "./figures";

/** A mean with its interval, on a line around zero. */
export function Spread({ figure: { value, low, high }, reach }: { figure: StatisticsFigure; reach: number }) {
  const at = (end: number | null) => place(end ?? 0, reach).toFixed(2);
  return (
    <svg class="st-spread" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path class="st-zero" d="M50 0V12" />
      <path d={`M${at(low)} 6H${at(high)}`} />
      <path class="st-dot" d={`M${at(value)} 6h0.01`} />
    </svg>
  );
}

/** A share, with the odds as a mark, both in hundredths. */
export function Share({ long, odds }: { long: number; odds: number | null }) {
  return (
    <svg class="st-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect y="2" width={long} height="4" />
      {odds !== null && <path d={`M${odds.toFixed(2)} 0V8`} />}
    </svg>
  );
}
