/** The newest chat line of a seat, for some seconds as a bubble at its plate; a press on it opens the chat. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { isDimmed } from "../parts/Sheet";
import type { ChatLineJson, Seat } from "../protocol/messages";
import { AttendanceContext } from "../table/attendance";
import { peopleAt } from "../words/names";
import { ChatText } from "./ChatText";
import "./SeatBubble.css";

/** How long a bubble stands, in milliseconds. */
const STANDS = 6000;

export function SeatBubble({ seat }: { seat: Seat }) {
  const { latest, muted, seating, chatOpen } = useContext(AttendanceContext)!;
  const bubble = useSignal<ChatLineJson | null>(null);
  const line = latest.value;
  useEffect(() => {
    if (!line || line.seat !== seat || seat === seating.peek()?.viewer || muted.peek().has(seat)) return;
    bubble.value = line;
  }, [line]);
  useEffect(() => {
    // While a sheet lies over the table, a bubble waits.
    if (!bubble.value || isDimmed.value) return;
    const timer = setTimeout(() => (bubble.value = null), STANDS);
    return () => clearTimeout(timer);
  }, [bubble.value, isDimmed.value]);
  const table = seating.value;
  return (
    <span class="bubble-place" role="status">
      {table && bubble.value && !isDimmed.value && (
        <button type="button" class="bubble" onClick={() => (chatOpen.value = true)}>
          <span class="vh">{peopleAt(table).names[seat]}</span> <ChatText line={bubble.value} />
        </button>
      )}
    </span>
  );
}
