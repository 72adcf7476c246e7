/** The standing as the result of a match that all have agreed to end early. */

import { useContext } from "preact/hooks";
import { InfoSheet } from "../parts/Sheet";
import { AfterMatch, AfterMatchFoot } from "../table/AfterMatch";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { nearestSeat, seatOrder } from "../table/seats";
import { nameOf, peopleAt } from "../words/names";
import { say, sayMessage } from "../words/say";
import "./EndedSheet.css";

export function EndedSheet({ path, viewer }: AttendanceProps) {
  const { ended, seating, aside } = useContext(AttendanceContext)!;
  const [ending, table] = [ended.value, seating.value];
  if (!ending || !table || aside.value) return null;
  const people = peopleAt(table);
  return (
    <InfoSheet id="ended-title" title={say("company-ended-title")} onClose={() => (aside.value = true)}>
      <p>{say("company-ended-text")}</p>
      <ul class="ended-standing">
        {seatOrder(nearestSeat(people), ending.said.length).map((seat) => {
          const standing = ending.said[seat];
          return (
            <li key={seat} data-won={ending.winners.includes(seat)}>
              <b>{nameOf(seat, people)}</b>
              <span>{standing && sayMessage(standing)}</span>
            </li>
          );
        })}
      </ul>
      <AfterMatch path={path} viewer={viewer} isStored />
      <AfterMatchFoot path={path} viewer={viewer} isStored />
    </InfoSheet>
  );
}
