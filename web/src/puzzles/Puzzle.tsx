/** A puzzle at a table, with its question above it, and its solution after a choice. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import { SheetBanners } from "../parts/Sheet";
import { type Failure, fetchWords } from "../protocol/ask";
import type { PuzzleAnswer, PuzzleShelves, ShelfName } from "../protocol/messages";
import { puzzle as puzzleOf } from "../protocol/operations";
import { cardSelectors, lightUp } from "../table/lights";
import type { TableProps } from "../table/tableLine";
import { say, setCurrentGame } from "../words/say";
import { families } from "../words/shelves.json";
import { isSameChoice, PositionLine } from "./positionLine";
import { Solution } from "./Solution";
import { Steps } from "./Steps";
import { type Neighbours, neighbours, selectionOf } from "./selection";
import { fetchShelves } from "./shelves";
import { keepSolved } from "./solved";
import "./Puzzle.css";

interface PuzzleProps {
  name: string;
  Table: FunctionComponent<TableProps>;
}

export function Puzzle({ name, Table }: PuzzleProps) {
  const puzzle = useSignal<PuzzleAnswer | null>(null);
  const shelves = useSignal<PuzzleShelves>([]);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const [answer, lists] = await Promise.all([puzzleOf({ name }), fetchShelves()]);
      if (!("why" in lists)) shelves.value = lists;
      if ("why" in answer) failure.value = answer;
      else {
        failure.value = await fetchWords(...(families[answer.family] as ShelfName[]));
        if (!failure.value) puzzle.value = answer;
      }
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
  return puzzle.value ? <Question puzzle={puzzle.value} shelves={shelves.value} Table={Table} /> : <Loading />;
}

interface QuestionProps {
  puzzle: PuzzleAnswer;
  shelves: PuzzleShelves;
  Table: FunctionComponent<TableProps>;
}

function Question({ puzzle, shelves, Table }: QuestionProps) {
  const stage = useRef<HTMLDivElement>(null);
  const around = neighbours(shelves, selectionOf(location.search), puzzle.name);
  const line = useMemo(() => new PositionLine(`/puzzles/${puzzle.name}`, puzzle.deal), [puzzle]);
  const chosen = line.chosen.value;
  const solved = chosen !== null && isSameChoice(chosen, puzzle.choices[0]!.actions);
  useEffect(() => {
    if (solved) keepSolved(puzzle.name);
  }, [solved]);
  // The best cards are outlined once a choice is made.
  const best = chosen ? puzzle.choices[0]!.actions : [];
  useLayoutEffect(() => lightUp(stage.current!, cardSelectors(best, puzzle.family)), [chosen]);
  useEffect(() => () => setCurrentGame({ game: "", options: {} }), [line]);
  return (
    <div class="pz-class">
      <div class="pz-room">
        <div class="pz-stage" ref={stage}>
          {/* A sheet of the table covers the question. */}
          <SheetBanners.Provider value={<Reminder around={around} />}>
            <Table session={line} family={puzzle.family} onMissing={() => location.reload()} />
          </SheetBanners.Provider>
        </div>
        <Solution puzzle={puzzle} around={around} chosen={chosen} onAgain={() => line.begin()} />
      </div>
    </div>
  );
}

/** What is asked, at the top of a sheet, and the ways to other puzzles. */
const Reminder = ({ around }: { around: Neighbours | null }) => (
  <div class="pz-reminder">
    <p>{say("insight-find")}</p>
    {around && <Steps around={around} />}
  </div>
);
