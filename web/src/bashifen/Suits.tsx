/** The four suits as drawings, and texts that contain them. */

import { suitOfSign } from "./names";
import type { Suit } from "./pack";
import outlines from "./suits.json";
import "./Suits.css";

/** The symbols of the suits, drawn once on the page for references. */
export const SuitSymbols = () => (
  <svg class="vh" aria-hidden="true">
    <defs>
      <symbol id="suit-S" viewBox="-50 -60 100 120">
        <path d={outlines.S} />
      </symbol>
      <symbol id="suit-H" viewBox="-56 -60 112 120">
        <path d={outlines.H} />
      </symbol>
      <symbol id="suit-D" viewBox="-50 -68 100 136">
        <path d={outlines.D} />
      </symbol>
      <symbol id="suit-C" viewBox="-54 -60 108 120">
        <path d={outlines.C} />
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
