/** The four suits as drawings, and texts that contain them. */

import { suitOfSign } from "./names";
import type { Suit } from "./pack";
import "./Suits.css";

/** The symbols of the suits, drawn once on the page for references. */
export const SuitSymbols = () => (
  <svg class="vh" aria-hidden="true">
    <defs>
      <symbol id="suit-S" viewBox="-50 -60 100 120">
        <path d="M0-58C14-30 48-12 48 16c0 26-34 30-42 10 0 14 6 24 14 31h-40c8-7 14-17 14-31-8 20-42 16-42-10C-48-12-14-30 0-58z" />
      </symbol>
      <symbol id="suit-H" viewBox="-56 -60 112 120">
        <path d="M0 56C-16 26-52 8-52-24c0-34 42-40 52-10 10-30 52-24 52 10C52 8 16 26 0 56z" />
      </symbol>
      <symbol id="suit-D" viewBox="-50 -68 100 136">
        <path d="M0-66C14-36 30-18 46 0 30 18 14 36 0 66-14 36-30 18-46 0-30-18-14-36 0-66z" />
      </symbol>
      <symbol id="suit-C" viewBox="-54 -60 108 120">
        <path d="M0-58a24 24 0 0 1 22 34A25 25 0 1 1 6 18c0 16 4 29 14 39h-40c10-10 14-23 14-39a25 25 0 1 1-16-42A24 24 0 0 1 0-58z" />
      </symbol>
    </defs>
  </svg>
);

export const SuitMark = ({ suit, class: extra = "" }: { suit: Suit; class?: string }) => (
  <svg class={`su ${extra}`} data-suit={suit} aria-hidden="true">
    <use href={`#suit-${suit}`} />
  </svg>
);

/** A text in which the signs of suits are drawn; screen readers get a text with their names. */
export function Suited({ text, words }: { text: string; words?: string | undefined }) {
  const drawn = text.split(/([♠♥♦♣]\uFE0E?(?:10|[2-9JQKA])?)/).map((part, index) => {
    const suit = suitOfSign(part.charAt(0));
    if (!suit) return part;
    return (
      <span key={index} class="suited">
        <SuitMark suit={suit} />
        {part.replace(/^.\uFE0E?/, "")}
      </span>
    );
  });
  if (words === undefined) return <>{drawn}</>;
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span class="vh">{words}</span>
    </>
  );
}
