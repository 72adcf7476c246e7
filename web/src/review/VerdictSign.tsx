/** The sign of a verdict: each has a shape and a colour of its own. */

import type { Verdict } from "./marks";
import "./VerdictSign.css";

const SHAPES: Record<Verdict, string> = {
  best: "M8 12.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9z",
  small: "M8 2.500l6 11H2z",
  mistake: "M8 1l7 7-7 7-7-7z",
  blunder: "M1 4l3-3 4 4 4-4 3 3-4 4 4 4-3 3-4-4-4 4-3-3 4-4z",
};

export const VerdictSign = ({ verdict }: { verdict: Verdict }) => (
  <svg class="rv-sign" viewBox="0 0 16 16" data-verdict={verdict} aria-hidden="true">
    <path d={SHAPES[verdict]} />
  </svg>
);
