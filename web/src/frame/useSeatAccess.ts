/** A seat and its person: what is played here comes on their list, and what stands there they can open. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Status } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { mine } from "../protocol/operations";
import { seatKey } from "../protocol/seatKey";
import { ownSeat } from "../protocol/seats";

interface SeatAccess {
  /** A key has come: the line can be opened anew. */
  hasKey: boolean;
  /** How the line stands. */
  onStatus: (status: Status) => void;
  /** Whether it is still open if this person may sit there. */
  isPending: (status: Status) => boolean;
}

export function useSeatAccess(path: string, viewer: Viewer): SeatAccess {
  const key = useSignal<"unasked" | "got" | "none">("unasked");
  const asked = useRef(viewer === "table");
  return {
    hasKey: key.value === "got",
    onStatus: (status) => {
      // A table that was opened here just now is on the list already.
      if (asked.current || (status !== "open" && status !== "refused") || (status === "open" && seatKey(path))) return;
      asked.current = true;
      void mine(ownSeat(path)).then((answer) => {
        if (status === "refused") key.value = "why" in answer ? "none" : "got";
      });
    },
    isPending: (status) => status === "refused" && viewer !== "table" && key.value === "unasked",
  };
}
