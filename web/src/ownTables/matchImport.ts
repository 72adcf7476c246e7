/** The import of a file of matches, part by part, until it is done, stopped or failed. */

import { signal } from "@preact/signals";
import { type Failure, failureOfRefusal } from "../protocol/ask";
import type { HistoryImport } from "../protocol/messages";
import { MOST_BYTES } from "../protocol/messages";
import { importHistory } from "../protocol/operations";
import { say } from "../words/say";
import { partsOf } from "./fileParts";

/** The largest file in bytes: some six hundred years of sannin. */
export const MOST_FILE = 40_000_000;
export const MEGABYTE = 1_000_000;
/** The pause after the server has refused a part for too many requests, in milliseconds. */
const PAUSE = 3000;

/** The number of new and of known matches, and the refused ones with the reason in words. */
export interface ImportResult extends Omit<HistoryImport, "refused"> {
  refused: { line: number; why: string }[];
}

export class MatchImport {
  /** The number of bytes that are done; null while nothing is imported. */
  readonly done = signal<number | null>(null);
  readonly size = signal(0);
  readonly result = signal<ImportResult | null>(null);
  readonly failure = signal("");
  private stopped = false;

  async importFile(file: File, name: string): Promise<void> {
    if (this.done.peek() !== null) return;
    this.result.value = null;
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
      const answer = part.tooLong ? tooLong(part.line) : await this.sendPart(part.bytes, part.line, name);
      if (this.stopped) return;
      if ("why" in answer) {
        this.failure.value = answer.why;
        return;
      }
      const before = this.result.peek() ?? { new: 0, known: 0, refused: [] };
      this.result.value = {
        new: before.new + answer.new,
        known: before.known + answer.known,
        refused: [...before.refused, ...answer.refused],
      };
      this.done.value = part.done;
    }
  }

  /** Send a part; after too many requests wait and send it again. */
  private async sendPart(bytes: Uint8Array<ArrayBuffer>, line: number, name: string): Promise<ImportResult | Failure> {
    for (;;) {
      const answer = await importHistory({ data: bytes, line, name });
      if (!("why" in answer)) return inWords(answer);
      if (answer.code !== "too_many" || this.stopped) return answer;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

async function inWords(answer: HistoryImport): Promise<ImportResult> {
  const refusals = answer.refused.map(async ({ line, why }) => ({
    line,
    why: (await failureOfRefusal({ say: why, code: "bad_record" })).why,
  }));
  return { ...answer, refused: await Promise.all(refusals) };
}

function tooLong(line: number): ImportResult {
  const why = say("own-take-in-long-match", { size: MOST_BYTES / MEGABYTE });
  return { new: 0, known: 0, refused: [{ line, why }] };
}
