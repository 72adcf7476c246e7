/** Numbers with their sign. */

/** The minus sign: as wide as a plus, and no hyphen. */
export const MINUS = "\u2212";

/** A number with its sign and some digits after the point; `0` if they show nothing. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (!Number(text)) return "0";
  return `${value < 0 ? MINUS : "+"}${text}`;
}
