/** A sum in kan and points, its units small. */

import { parts } from "../money";
import type { SumParts } from "../protocol/messages";
import { voice } from "../words/say";

const NO_BREAK = "\u00a0";

/** Points in the form of the current game. */
export const Money = ({ points, signed = false }: { points: number; signed?: boolean }) => (
  <Sum sum={parts(points, signed)} signed={signed} />
);

/** A sum in parts, each on one line with its unit; with `signed` gains and losses have different colours. */
export function Sum({ sum, signed = false }: { sum: SumParts; signed?: boolean }) {
  const tone = signed && sum.sign ? (sum.sign === "+" ? " gain" : " pay") : "";
  const pieces = voice()
    .sum(sum, true)
    .split(/([+\u2212]?\d+)/);
  return (
    <span class={`num money${tone}`}>
      {pieces.map((piece, index) =>
        index % 2 ? piece : piece && <small key={index}>{piece.replace(/^ /, NO_BREAK)}</small>,
      )}
    </span>
  );
}
