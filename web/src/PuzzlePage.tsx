/** Puzzles and drills: fetched when somebody wants to solve one. */

import { FetchedTable } from "./FetchedTable";
import { Later } from "./parts/Later";
import { learn } from "./words/languages";

const words = () => learn("table", "insight", "statistics");
const list = async () => (await Promise.all([import("./puzzles/Puzzles"), words()]))[0].Puzzles;
const puzzle = async () => (await Promise.all([import("./puzzles/Puzzle"), words()]))[0].Puzzle;
const drill = async () => {
  const [{ Drill }, pack] = await Promise.all([
    import("./puzzles/Drill"),
    import("./bashifen/Pack"),
    words(),
    learn("flowers", "bashifen"),
  ]);
  return ({ kind }: { kind: string }) => <Drill kind={kind} pack={pack} />;
};

const OF_DRILLS = "drill-";

/** `name`: which puzzle, `drill-…` a sort of drill; empty for the list of all. */
export function PuzzlePage({ name }: { name: string }) {
  if (!name) return <Later fetch={list} failed="page-learn-failed" props={{}} />;
  if (name.startsWith(OF_DRILLS))
    return <Later fetch={drill} failed="page-learn-failed" props={{ kind: name.slice(OF_DRILLS.length) }} />;
  return <Later fetch={puzzle} failed="page-learn-failed" props={{ name, Table: FetchedTable }} />;
}
