/** Files that a person chooses or drops; too large ones are refused before they are read. */

import { useEffect } from "preact/hooks";
import type { Failure } from "../protocol/ask";
import { MOST_BYTES } from "../protocol/messages";
import { say } from "../words/say";

export const MEGABYTES = MOST_BYTES / 1_000_000;

/** The content of a file. */
export async function readFile(file: File): Promise<Uint8Array<ArrayBuffer> | Failure> {
  if (file.size > MOST_BYTES) return { why: say("replay-too-large", { size: MEGABYTES }) };
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return { why: say("replay-unreadable") };
  }
}

/** Take files that are dropped anywhere on the page. */
export function useFileDrop(choose: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      choose(file);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  });
}
