/** A sum in kan and points, its units small. */

import { parts } from "../money";
import { voice } from "../words/say";

export function Money({ points, signed = false }: { points: number; signed?: boolean }) {
  const tone = signed && points ? (points > 0 ? " gain" : " pay") : "";
  const pieces = voice()
    .sum(parts(points, signed), true)
    .split(/([+\u2212]?\d+)/);
  return (
    <span class={`num money${tone}`}>
      {pieces.map((piece, index) => (index % 2 ? piece : piece && <small key={index}>{piece}</small>))}
    </span>
  );
}
