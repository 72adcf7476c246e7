/** The bars above a table of 八十分. */

import { PhoneBar as Phone, PhoneTool, Tool, TopBar as Top } from "../table/Bars";
import { say } from "../words/say";
import { PointsBar } from "./Points";
import { TrumpChip } from "./Trump";
import { useTable } from "./tableContext";

export function TopBar() {
  const { table, view, game, sheet } = useTable();
  const deal = view.n > 0 && <span class="muted small">{say("pairs-deal", { n: view.n })}</span>;
  return (
    <Top game={game} table={table} about={deal} onMenu={() => (sheet.value = "menu")}>
      <Tool icon="lines" name={say("pairs-bar-stages")} narrow onChoose={() => (sheet.value = "levels")} />
      <Tool icon="sheet" name={say("pairs-bar-points")} narrow onChoose={() => (sheet.value = "points")} />
    </Top>
  );
}

/** The replay of moves and the stages are in the menu. */
export function PhoneBar() {
  const { sheet } = useTable();
  return (
    <Phone onMenu={() => (sheet.value = "menu")}>
      <TrumpChip />
      <PointsBar />
      <PhoneTool icon="sheet" name={say("pairs-bar-points")} onChoose={() => (sheet.value = "points")} />
    </Phone>
  );
}
