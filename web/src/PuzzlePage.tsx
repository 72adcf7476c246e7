/** The pages of puzzles and drills, fetched when they are shown. */

import { FetchedTable } from "./FetchedTable";
import { Lazy } from "./parts/Lazy";
import { loadShelves } from "./words/languages";

const words = () => loadShelves("table", "insight", "statistics");
const list = async () => (await Promise.all([import("./puzzles/Puzzles"), words()]))[0].Puzzles;
const puzzle = async () => (await Promise.all([import("./puzzles/Puzzle"), words()]))[0].Puzzle;
const drill = async () => {
  const [{ Drill }, pack] = await Promise.all([
    import("./puzzles/Drill"),
    import("./bashifen/Pack"),
    words(),
    loadShelves("flowers", "bashifen"),
  ]);
  return ({ kind }: { kind: string }) => <Drill kind={kind} pack={pack} />;
};

const OF_DRILLS = "drill-";

/** `name` is a puzzle, or `drill-…` for a kind of drill; empty for the list of all. */
export function PuzzlePage({ name }: { name: string }) {
  if (!name) return <Lazy fetch={list} failed="page-learn-failed" props={{}} />;
  if (name.startsWith(OF_DRILLS))
    return <Lazy fetch={drill} failed="page-learn-failed" props={{ kind: name.slice(OF_DRILLS.length) }} />;
  return <Lazy fetch={puzzle} failed="page-learn-failed" props={{ name, Table: FetchedTable }} />;
}
