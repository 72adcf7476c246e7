/** A file of matches on its way into the house: part by part, until it is in, stopped, or fails. */

import { signal } from "@preact/signals";
import type { Failure } from "../protocol/ask";
import type { RefusedMatch, TakenIn } from "../protocol/messages";
import { MOST_BYTES } from "../protocol/messages";
import { bringHistory } from "../protocol/operations";
import { say } from "../words/say";
import { partsOf } from "./parts";

/** Bytes of a file at most: some six hundred years of sannin. */
export const MOST_FILE = 40_000_000;
export const MEGABYTE = 1_000_000;
/** How long a page waits that has asked for too much, in milliseconds. */
const PAUSE = 3000;

export class Taking {
  /** Null while no file is on its way. */
  readonly done = signal<number | null>(null);
  readonly size = signal(0);
  readonly told = signal<TakenIn | null>(null);
  readonly failure = signal("");
  private stopped = false;

  async take(file: File, name: string): Promise<void> {
    if (this.done.peek() !== null) return;
    this.told.value = null;
    this.failure.value = "";
    if (file.size > MOST_FILE) {
      this.failure.value = say("own-take-in-too-large", { size: MOST_FILE / MEGABYTE });
      return;
    }
    this.stopped = false;
    this.size.value = file.size;
    this.done.value = 0;
    try {
      await this.send(file, name);
    } catch {
      this.failure.value = say("own-take-in-unreadable");
    }
    this.done.value = null;
  }

  stop(): void {
    this.stopped = true;
  }

  private async send(file: File, name: string): Promise<void> {
    for await (const part of partsOf(file)) {
      const answer = part.tooLong ? tooLong(part.line) : await this.bring(part.bytes, part.line, name);
      if (this.stopped) return;
      if ("why" in answer) {
        this.failure.value = answer.why;
        return;
      }
      const before = this.told.peek() ?? { new: 0, known: 0, refused: [] };
      this.told.value = {
        new: before.new + answer.new,
        known: before.known + answer.known,
        refused: [...before.refused, ...answer.refused],
      };
      this.done.value = part.done;
    }
  }

  /** Whoever asks too fast waits and asks again. */
  private async bring(bytes: Uint8Array<ArrayBuffer>, line: number, name: string): Promise<TakenIn | Failure> {
    for (;;) {
      const answer = await bringHistory({ data: bytes, line, name });
      if (!("code" in answer) || answer.code !== "too_many" || this.stopped) return answer;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

function tooLong(line: number): TakenIn {
  const refused: RefusedMatch = { line, why: say("own-take-in-long-match", { size: MOST_BYTES / MEGABYTE }) };
  return { new: 0, known: 0, refused: [refused] };
}
