/** A button that opens the talk. */

import { useContext } from "preact/hooks";
import { CompanyContext } from "../frame/company";
import { Icon } from "../parts/Icon";
import { say } from "../words/say";

export function TalkButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const { talking } = useContext(CompanyContext)!;
  return (
    <button
      type="button"
      class={onOpen ? "btn" : "btn btn-quiet"}
      onClick={() => {
        onOpen?.();
        talking.value = true;
      }}
    >
      <Icon name="talk" />
      {say("chat-title")}
    </button>
  );
}
