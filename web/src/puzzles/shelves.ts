/** The lists of puzzles, fetched once. */

import type { Failure } from "../protocol/ask";
import type { PuzzleShelves } from "../protocol/messages";
import { puzzleShelves } from "../protocol/operations";

let shelves: PuzzleShelves | null = null;

export async function fetchShelves(): Promise<PuzzleShelves | Failure> {
  if (shelves) return shelves;
  const answer = await puzzleShelves();
  if (!("why" in answer)) shelves = answer;
  return answer;
}
