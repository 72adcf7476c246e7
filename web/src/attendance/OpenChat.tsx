/** The chat as a sheet over the table, while it is open. */

import { useContext } from "preact/hooks";
import { InfoSheet } from "../parts/Sheet";
import { AttendanceContext, type AttendanceProps } from "../table/attendance";
import { say } from "../words/say";
import { Chat } from "./Chat";

export function OpenChat({ path, viewer }: AttendanceProps) {
  const { chatOpen, seating } = useContext(AttendanceContext)!;
  if (!chatOpen.value || !seating.value) return null;
  return (
    <InfoSheet id="talk-title" title={say("chat-title")} onClose={() => (chatOpen.value = false)}>
      <Chat path={path} viewer={viewer} />
    </InfoSheet>
  );
}
