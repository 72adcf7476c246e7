/** A button of the menu that allows hints at a table of people or takes that back, and whether all allow them. */

import { useContext } from "preact/hooks";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { say } from "../words/say";

export function AllowHints({ viewer }: AttendanceProps) {
  const attendance = useContext(AttendanceContext)!;
  const table = attendance.seating.value;
  if (viewer === "table" || attendance.ended.value || !table) return null;
  const persons = table.players.filter((player) => player === "person").length;
  if (persons < 2) return null;
  const allows = attendance.hintVotes.value.includes(viewer);
  return (
    <>
      {attendance.mayHint.value && <p class="small muted">{say("company-hints-all")}</p>}
      <button
        type="button"
        class="btn"
        onClick={() => void attendance.actions.ask({ do: "wish", of: "hints", wish: !allows })}
      >
        {say(allows ? "company-hints-not" : "company-hints")}
      </button>
    </>
  );
}
