/** How many people look on at a table; an onlooker chooses from which side. */

import { useContext } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { Viewer } from "../protocol/messages";
import { AttendanceContext } from "../table/attendance";
import { watchedSeat } from "../table/seats";
import { peopleAt } from "../words/names";
import { say } from "../words/say";
import "./Onlookers.css";

export function Onlookers({ viewer }: { viewer: Viewer }) {
  const { presence, seating } = useContext(AttendanceContext)!;
  const n = presence.value?.watching ?? 0;
  const names = viewer === "table" && seating.value ? peopleAt(seating.value).names : [];
  return (
    <>
      {n > 0 && (
        <span class="slip onlookers" title={say("company-watching", { n })}>
          <Icon name="eye" />
          <span aria-hidden="true">{n}</span>
          <span class="vh">{say("company-watching", { n })}</span>
        </span>
      )}
      {names.length > 0 && (
        <label class="onlookers-side">
          <span>{say("company-side")}</span>
          <select
            value={watchedSeat.value}
            onChange={(event) => (watchedSeat.value = Number(event.currentTarget.value))}
          >
            {names.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
