/** What was said, in the reader's language; a reaction behind its seal. */

import type { ChatLineJson } from "../protocol/messages";
import { sealOf, worded } from "./phrases";

export function Words({ line }: { line: Pick<ChatLineJson, "phrase" | "text"> }) {
  const seal = sealOf(line);
  return (
    <>
      {seal && (
        <span class="seal" lang="ja" aria-hidden="true">
          {seal}
        </span>
      )}{" "}
      {worded(line)}
    </>
  );
}
