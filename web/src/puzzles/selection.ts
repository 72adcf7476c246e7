/** The selection of puzzles by theme and difficulty, also as the query of an address. */

import type { PuzzleEntry, PuzzleShelves } from "../protocol/messages";
import { gameOf } from "./names";

export type Theme = PuzzleEntry["themes"][number];
export type Difficulty = PuzzleEntry["difficulty"];
export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4];

export interface Selection {
  /** Null for all. */
  theme: Theme | null;
  difficulty: Difficulty | null;
}

/** The themes that occur, in the order in which they occur first. */
export const themesOf = (shelves: PuzzleShelves): Theme[] => [
  ...new Set(shelves.flatMap(({ puzzles }) => puzzles.flatMap(({ themes }) => themes))),
];

export const isSelected = ({ themes, difficulty }: PuzzleEntry, selection: Selection): boolean =>
  (!selection.theme || themes.includes(selection.theme)) &&
  (!selection.difficulty || selection.difficulty === difficulty);

export function selectionOf(search: string): Selection {
  const query = new URLSearchParams(search);
  const difficulty = DIFFICULTIES.find((level) => String(level) === query.get("difficulty"));
  return { theme: query.get("theme") as Theme | null, difficulty: difficulty ?? null };
}

export function searchOf({ theme, difficulty }: Selection): string {
  const query = new URLSearchParams();
  if (theme) query.set("theme", theme);
  if (difficulty) query.set("difficulty", String(difficulty));
  return query.size ? `?${query}` : "";
}

export interface Neighbours {
  previous: string;
  next: string;
}

/** The puzzle before and after one among the selected puzzles of its game; the first follows the last. */
export function neighbours(shelves: PuzzleShelves, selection: Selection, name: string): Neighbours | null {
  const all = shelves.find(({ game }) => game === gameOf(name))?.puzzles ?? [];
  const names = all.filter((entry) => entry.name === name || isSelected(entry, selection)).map((entry) => entry.name);
  const place = names.indexOf(name);
  if (place < 0 || names.length < 2) return null;
  return { previous: names.at(place - 1)!, next: names[(place + 1) % names.length]! };
}
