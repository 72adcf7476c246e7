/** The parts of the table that a lesson highlights: places by name, cards by letter or name, and the right choice. */

import { cardSelectors } from "../table/lights";
import type { Family } from "../table/tableLine";
import type { Point } from "./lessonSession";

const PLACES: Record<string, string> = {
  field: ".field .cloth, .cloth-w",
  hand: ".hand, .w-hand",
  piles: ".my-top .captured",
  ribbon: ".tanzaku, .ph-bar .field-chip",
  stock: ".field .stock",
  others: ".opps",
};

/** The selectors of the parts that are highlighted. */
export function litSelectors(point: Point | null, family: Family): string[] {
  if (!point) return [];
  const lit = point.lit.map(
    (name) => PLACES[name] ?? `[${family === "hanafuda" ? "data-card" : "data-code"}="${name}"]`,
  );
  return [...lit, ...cardSelectors(point.wants ?? [], family)];
}
