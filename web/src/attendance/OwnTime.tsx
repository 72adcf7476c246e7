/** A warning that the others wait, and the way back to a seat that a bot holds. */

import { useContext } from "preact/hooks";
import type { Viewer } from "../protocol/messages";
import { AttendanceContext } from "../table/attendance";
import { characterName } from "../words/names";
import { say } from "../words/say";

export function OwnTime({ viewer }: { viewer: Viewer }) {
  const attendance = useContext(AttendanceContext)!;
  const { deadlines, over, actions } = attendance;
  if (viewer === "table") return null;
  const [wait, bot] = [deadlines.value.get(viewer), attendance.standIn(viewer)];
  return (
    <>
      {wait?.why === "still" && !bot && (
        <p class="banner">
          {say("time-own-still")}
          <button type="button" class="btn btn-go" onClick={() => actions.there()}>
            {say("time-there")}
          </button>
        </p>
      )}
      {bot && !over.value && (
        <p class="banner">
          {say("time-stands-in", { bot: characterName(bot) })}
          <button type="button" class="btn btn-go" onClick={() => actions.back()}>
            {say("time-back")}
          </button>
        </p>
      )}
    </>
  );
}
