/** Fetches the parts that show the others at a table when the first message about them comes. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Attendance } from "./table/attendance";
import { loadShelves } from "./words/languages";

export function useAttendance(attendance: Attendance): void {
  useEffect(() => {
    let fetching = false;
    return effect(() => {
      const isWaiting = attendance.deadlines.value.size > 0 || attendance.seating.value?.stand_ins?.some(Boolean);
      const isBusy = attendance.lowerRungs.value.some(Boolean);
      if ((!attendance.presence.value && !isWaiting && !isBusy && !attendance.ended.value) || fetching) return;
      fetching = true;
      // A table can be played without these parts: if they do not come, nothing of them is shown.
      Promise.all([import("./attendance/parts"), loadShelves("company")]).then(
        ([{ parts }]) => (attendance.parts.value = parts),
        () => (fetching = false),
      );
    });
  }, [attendance]);
}
