/** The access of a person to their seat: the table comes on their list, and their list gives back its key. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Status } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { claimSeat } from "../protocol/operations";
import { seatKey } from "../protocol/seatKey";
import { ownSeat } from "../protocol/seats";

interface SeatAccess {
  /** Whether a key has come, so that the line can be opened again. */
  hasKey: boolean;
  /** Called with the status of the line. */
  onStatus: (status: Status) => void;
  /** Whether the server has yet to say if the person may sit there. */
  isPending: (status: Status) => boolean;
}

export function useSeatAccess(path: string, viewer: Viewer): SeatAccess {
  const key = useSignal<"unasked" | "got" | "none">("unasked");
  /** The states of the line in which the server has been asked. */
  const asked = useRef(new Set<Status>());
  return {
    hasKey: key.value === "got",
    onStatus: (status) => {
      // A table that was just opened here is on the list already.
      const asks = status === "refused" || (status === "open" && !seatKey(path));
      if (!asks || viewer === "table" || asked.current.has(status)) return;
      asked.current.add(status);
      void claimSeat(ownSeat(path)).then((answer) => {
        if (status === "refused") key.value = "why" in answer ? "none" : "got";
      });
    },
    isPending: (status) => status === "refused" && viewer !== "table" && key.value === "unasked",
  };
}
