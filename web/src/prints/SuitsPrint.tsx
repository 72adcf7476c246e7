/** The picture of 八十分: the four suits on a chequered ground. A picture of any form keeps the form of the suits. */

import "./SuitsPrint.css";

interface SuitProps {
  x?: string;
  y?: string;
  class: string;
  /** The outline of the suit about its middle. */
  outline: string;
}

const HALF = "50%";

const Suit = ({ x, y, class: colour, outline }: SuitProps) => (
  <svg x={x} y={y} width={HALF} height={HALF} viewBox="-66 -66 132 132" aria-hidden="true">
    <path class={colour} d={outline} />
  </svg>
);

export const SuitsPrint = () => (
  <svg class="suits-print" aria-hidden="true">
    <rect class="sp-paper" width="100%" height="100%" />
    <rect class="sp-ink" x={HALF} width={HALF} height={HALF} />
    <rect class="sp-ink" y={HALF} width={HALF} height={HALF} />
    <Suit
      class="sp-ink"
      outline="M0-58C14-30 48-12 48 16c0 26-34 30-42 10 0 14 6 26 14 32h-40c8-6 14-18 14-32-8 20-42 16-42-10C-48-12-14-30 0-58z"
    />
    <Suit
      x={HALF}
      class="sp-red"
      outline="M0 56C-16 26-52 8-52-24c0-34 42-40 52-10 10-30 52-24 52 10C52 8 16 26 0 56z"
    />
    <Suit
      y={HALF}
      class="sp-red"
      outline="M0-66C14-36 30-18 46 0 30 18 14 36 0 66-14 36-30 18-46 0-30-18-14-36 0-66z"
    />
    <Suit
      x={HALF}
      y={HALF}
      class="sp-ink"
      outline="M0-58a24 24 0 0 1 22 34A25 25 0 1 1 6 18c0 16 4 30 14 40h-40c10-10 14-24 14-40a25 25 0 1 1-16-42A24 24 0 0 1 0-58z"
    />
  </svg>
);
