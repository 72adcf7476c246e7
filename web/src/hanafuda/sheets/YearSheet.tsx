/** 記入式: the score sheet of the year at the shown table. */

import { nearestSeat, seatOrder } from "../../table/seats";
import { say } from "../../words/say";
import { useTable } from "../tableContext";
import { ScoreTable } from "./ScoreTable";

export function YearSheet() {
  const { game, table, people } = useTable();
  const sheet = game.sheet.value;
  if (!sheet?.months.length) return <p class="muted">{say("flowers-sheet-empty")}</p>;
  return <ScoreTable sheet={sheet} people={people} seats={seatOrder(nearestSeat(table), people.names.length)} />;
}
