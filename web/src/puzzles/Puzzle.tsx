/** A puzzle at a table, with its question above it, and its solution after a choice. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import type { Failure } from "../protocol/ask";
import type { PuzzleAnswer, ShelfName } from "../protocol/messages";
import { puzzle as puzzleOf } from "../protocol/operations";
import type { TableProps } from "../table/tableLine";
import { loadShelves } from "../words/languages";
import { say, setCurrentGame } from "../words/say";
import { families } from "../words/shelves.json";
import { isSameChoice, PositionLine } from "./positionLine";
import { Solution } from "./Solution";
import { keepSolved } from "./solved";
import "./puzzles.css";

interface PuzzleProps {
  name: string;
  Table: FunctionComponent<TableProps>;
}

export function Puzzle({ name, Table }: PuzzleProps) {
  const puzzle = useSignal<PuzzleAnswer | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const answer = await puzzleOf({ name });
      if ("why" in answer) {
        failure.value = answer;
        return;
      }
      await loadShelves(...(families[answer.family] as ShelfName[]));
      puzzle.value = answer;
    };
    void fetch();
  }, [name]);
  if (failure.value)
    return (
      <Page>
        <main id="main" class="page-m" tabIndex={-1}>
          <p class="alert" role="alert">
            {failure.value.why}
          </p>
          <p>
            <a class="btn" href="/puzzles">
              {say("insight-all-puzzles")}
            </a>
          </p>
        </main>
      </Page>
    );
  return puzzle.value ? <Question puzzle={puzzle.value} Table={Table} /> : <Loading />;
}

function Question({ puzzle, Table }: { puzzle: PuzzleAnswer; Table: FunctionComponent<TableProps> }) {
  const line = useMemo(() => new PositionLine(`/puzzles/${puzzle.name}`, puzzle.deal), [puzzle]);
  const chosen = line.chosen.value;
  const solved = chosen !== null && isSameChoice(chosen, puzzle.choices[0]!.actions);
  useEffect(() => {
    if (solved) keepSolved(puzzle.name);
  }, [solved]);
  useEffect(() => () => setCurrentGame({ game: "", options: {} }), [line]);
  return (
    <div class="pz-class">
      <div class="pz-room">
        <div class="pz-stage">
          <Table session={line} family={puzzle.family} onMissing={() => location.reload()} />
        </div>
        <Solution puzzle={puzzle} chosen={chosen} onAgain={() => line.begin()} />
      </div>
    </div>
  );
}
