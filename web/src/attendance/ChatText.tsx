/** The text of a chat line in the reader's language; a reaction has its seal before it. */

import type { ChatLineJson } from "../protocol/messages";
import { lineText, sealOf } from "./phrases";

export function ChatText({ line }: { line: Pick<ChatLineJson, "phrase" | "text"> }) {
  const seal = sealOf(line);
  return (
    <>
      {seal && (
        <span class="seal" lang="ja" aria-hidden="true">
          {seal}
        </span>
      )}{" "}
      {lineText(line)}
    </>
  );
}
