/** A button that opens the chat. */

import { useContext } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { AttendanceContext } from "../table/attendance";
import { say } from "../words/say";

export function ChatButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const { chatOpen } = useContext(AttendanceContext)!;
  return (
    <button
      type="button"
      class={onOpen ? "btn" : "btn btn-quiet"}
      onClick={() => {
        onOpen?.();
        chatOpen.value = true;
      }}
    >
      <Icon name="talk" />
      {say("chat-title")}
    </button>
  );
}
