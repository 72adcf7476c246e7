/** Today's puzzle of a game, with its position drawn small. */

import { Face } from "../cards/Card";
import type { PackCard, PuzzleShelf } from "../protocol/messages";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { Level } from "./Level";
import type { Pack } from "./pack";
import { solved } from "./solved";
import "./Today.css";

interface TodayProps {
  shelf: PuzzleShelf;
  pack: Pack;
}

export function Today({ shelf, pack }: TodayProps) {
  const { name, table, hand } = shelf.today;
  const entry = shelf.puzzles.find((puzzle) => puzzle.name === name)!;
  return (
    <a class="pz-today" href={`/puzzles/${name}`} data-solved={solved.value.has(name)}>
      <span class="pz-position" aria-hidden="true">
        <Row cards={table} family={shelf.family} pack={pack} />
        <Row cards={hand} family={shelf.family} pack={pack} />
      </span>
      <b>{gameName(shelf.game)}</b>
      <span class="pz-note">
        <Level difficulty={entry.difficulty} />
        {solved.value.has(name) && <span class="slip">{say("insight-solved")}</span>}
      </span>
    </a>
  );
}

interface RowProps {
  cards: readonly string[];
  family: PuzzleShelf["family"];
  pack: Pack;
}

const Row = ({ cards, family, pack }: RowProps) => (
  <span class="pz-row" style={{ "--n": cards.length }}>
    {family === "hanafuda" ? (
      cards.map((card) => <Face key={card} card={card} labelled={false} />)
    ) : (
      <pack.PackCards cards={cards as readonly PackCard[]} />
    )}
  </span>
);
