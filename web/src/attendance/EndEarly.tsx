/** A button of the menu that proposes to end the match; all people have to agree. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { say } from "../words/say";

export function EndEarly({ viewer }: AttendanceProps) {
  const { endVotes, ended, actions } = useContext(AttendanceContext)!;
  const asking = useSignal(false);
  if (viewer === "table" || ended.value || endVotes.value.includes(viewer)) return null;
  return (
    <>
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {say("company-end")}
      </button>
      {asking.value && (
        <ConfirmSheet
          id="end-title"
          title={say("company-end-title")}
          asking={asking}
          stay={say("company-end-not")}
          go={say("company-end-propose")}
          doIt={() => actions.ask({ do: "wish", of: "end", wish: true })}
          onDone={() => {}}
        >
          <p>{say("company-end-text")}</p>
        </ConfirmSheet>
      )}
    </>
  );
}
