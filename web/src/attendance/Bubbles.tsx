/** The newest chat line, for some seconds above the table; a press on it opens the chat. The open chat too. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { InfoSheet } from "../parts/Sheet";
import type { ChatLineJson } from "../protocol/messages";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { peopleAt } from "../words/names";
import { say } from "../words/say";
import { Chat } from "./Chat";
import { ChatText } from "./ChatText";
import "./Chat.css";

/** How long a bubble stands, in milliseconds. */
const STANDS = 6000;

export function Bubbles({ path, viewer }: AttendanceProps) {
  const { latest, muted, seating, chatOpen } = useContext(AttendanceContext)!;
  const bubble = useSignal<ChatLineJson | null>(null);
  const line = latest.value;
  useEffect(() => {
    if (!line || line.seat === viewer || muted.peek().has(line.seat)) return;
    bubble.value = line;
    const timer = setTimeout(() => (bubble.value = null), STANDS);
    return () => clearTimeout(timer);
  }, [line]);
  const table = seating.value;
  if (!table) return null;
  const { names } = peopleAt(table);
  if (chatOpen.value)
    return (
      <InfoSheet id="talk-title" title={say("chat-title")} onClose={() => (chatOpen.value = false)}>
        <Chat path={path} viewer={viewer} />
      </InfoSheet>
    );
  return (
    <div class="banners" role="status">
      {bubble.value && (
        <button type="button" class="banner bubble" onClick={() => (chatOpen.value = true)}>
          <span>
            <b>{names[bubble.value.seat]}</b> <ChatText line={bubble.value} />
          </span>
        </button>
      )}
    </div>
  );
}
