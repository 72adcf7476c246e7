/** The pages of puzzles and drills, fetched when they are shown. */

import { FetchedTable } from "./FetchedTable";
import { Lazy } from "./parts/Lazy";
import { loadShelves } from "./words/languages";

const words = () => loadShelves("table", "insight", "statistics");
const pack = async () => (await Promise.all([import("./bashifen/Pack"), loadShelves("flowers", "bashifen")]))[0];
const list = async () => {
  const [{ Puzzles }, cards] = await Promise.all([import("./puzzles/Puzzles"), pack(), words()]);
  return () => <Puzzles pack={cards} />;
};
const puzzle = async () => (await Promise.all([import("./puzzles/Puzzle"), words()]))[0].Puzzle;
const drill = async () => {
  const [{ Drill }, cards] = await Promise.all([import("./puzzles/Drill"), pack(), words()]);
  return ({ kind }: { kind: string }) => <Drill kind={kind} pack={cards} />;
};

const OF_DRILLS = "drill-";

/** `name` is a puzzle, or `drill-…` for a kind of drill; empty for the list of all. */
export function PuzzlePage({ name }: { name: string }) {
  if (!name) return <Lazy fetch={list} failed="page-learn-failed" props={{}} />;
  if (name.startsWith(OF_DRILLS))
    return <Lazy fetch={drill} failed="page-learn-failed" props={{ kind: name.slice(OF_DRILLS.length) }} />;
  return <Lazy fetch={puzzle} failed="page-learn-failed" props={{ name, Table: FetchedTable }} />;
}
