/** The puzzles that have been solved in this browser. */

import { storedSet } from "../parts/storedSet";

export const { words: solved, add: keepSolved } = storedSet("puzzles");
