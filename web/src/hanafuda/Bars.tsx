/** The bars above a table of flower cards. */

import { PhoneBar as Phone, PhoneTool, Tool, TopBar as Top } from "../table/Bars";
import { ReplayButton } from "../table/PaceStatus";
import { say } from "../words/say";
import { FieldChip } from "./Tanzaku";
import { useTable } from "./tableContext";

export function TopBar() {
  const { table, game, sheet } = useTable();
  return (
    <Top game={game} table={table} onMenu={() => (sheet.value = "menu")}>
      <Tool icon="lines" name={say("flowers-bar-scores")} narrow onChoose={() => (sheet.value = "scores")} />
      <Tool icon="book" name={say("flowers-bar-yaku")} narrow onChoose={() => (sheet.value = "yaku")} />
      <Tool icon="eye" name={say("flowers-unseen-title")} onChoose={() => (sheet.value = "unseen")} />
      <Tool icon="sheet" name={say("flowers-bar-sheet")} onChoose={() => (sheet.value = "year")} />
    </Top>
  );
}

export function PhoneBar() {
  const { game, view, sheet, aside } = useTable();
  return (
    <Phone onMenu={() => (sheet.value = "menu")}>
      <FieldChip />
      <ReplayButton game={game} small />
      {game.isReplay && (
        <>
          {view.phase === "over" && (
            <PhoneTool icon="sheet" name={say("desk-act-result")} onChoose={() => (aside.value = false)} />
          )}
          <PhoneTool icon="book" name={say("flowers-bar-yaku")} onChoose={() => (sheet.value = "yaku")} />
          <PhoneTool icon="lines" name={say("flowers-bar-scores")} onChoose={() => (sheet.value = "scores")} />
        </>
      )}
    </Phone>
  );
}
