/** On a plate: the bot that stands in for a person, or the weaker one that has played for a bot. */

import { useContext } from "preact/hooks";
import type { Seat } from "../protocol/messages";
import { AttendanceContext } from "../table/attendance";
import { characterName } from "../words/names";
import { lowerRungSentence } from "./LowerRungs";
import "./StandInBadge.css";

export function StandInBadge({ seat }: { seat: Seat }) {
  const attendance = useContext(AttendanceContext)!;
  const table = attendance.seating.value;
  const lower = attendance.lowerRungs.value[seat];
  // The sign says it of a person.
  const label = table && lower ? lowerRungSentence(lower, seat, table) : "";
  const bot = lower ?? attendance.standIn(seat);
  if (!bot) return null;
  return (
    <>
      <span class="stand-in" title={label} aria-hidden="true">
        {characterName(bot)}
      </span>
      {label && <span class="vh">{label}</span>}
    </>
  );
}
