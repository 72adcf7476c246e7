/** Numbers as they are won and lost: with their sign. */

/** The sign of what is lost: as wide as a plus, and no hyphen. */
export const MINUS = "\u2212";

/** A number with its sign and so many digits after the point; what is nothing in them is `0`. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (!Number(text)) return "0";
  return `${value < 0 ? MINUS : "+"}${text}`;
}
