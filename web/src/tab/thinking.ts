/** Searches of the house in a tab: this worker runs `rules.wasm` itself, or lets a second worker run it. */

import { Rules } from "./rules.mjs";

type Frame = Uint8Array<ArrayBuffer>;

/** The name of the second worker, whose script is the first one's. */
export const THINKER = "thinker";

interface Search {
  id: number;
  entry: string;
  frame: Frame;
}

interface Outcome {
  id: number;
  frame: Frame;
  /** What went wrong, if anything has. */
  fault: string | null;
}

/** The ends of a promise. */
interface Answer {
  resolve(frame: Frame): void;
  reject(error: Error): void;
}

/** What the house in Python uses for its searches (hachiya/tab/thinking.py); it calls these names. */
export class Thinker {
  private second: Worker | null = null;
  private readonly waiting = new Map<number, Answer>();
  private searches = 0;

  constructor(
    private readonly rules: Rules,
    private readonly bytes: ArrayBuffer,
  ) {}

  static async load(bytes: ArrayBuffer): Promise<Thinker> {
    return new Thinker(await Rules.load(bytes), bytes);
  }

  run_here(entry: string, frame: Frame): Frame {
    this.rules.run(entry, frame);
    return frame;
  }

  run_elsewhere(entry: string, frame: Frame): Promise<Frame> {
    this.second ??= this.start();
    this.searches += 1;
    const id = this.searches;
    this.second.postMessage({ id, entry, frame } satisfies Search, [frame.buffer]);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private start(): Worker {
    const second = new Worker(self.location.href, { type: "module", name: THINKER });
    second.onmessage = ({ data: { id, frame, fault } }: MessageEvent<Outcome>) => {
      const outcome = this.waiting.get(id);
      this.waiting.delete(id);
      if (fault === null) outcome?.resolve(frame);
      else outcome?.reject(new Error(fault));
    };
    second.onerror = () => {
      for (const outcome of this.waiting.values()) outcome.reject(new Error("the second worker has failed"));
      this.waiting.clear();
      this.second = null;
    };
    second.postMessage(this.bytes);
    return second;
  }
}

/** Be the second worker: the first message brings `rules.wasm`, each further one a search. */
export function think(): void {
  let rules: Promise<Rules> | null = null;
  self.onmessage = async ({ data }: MessageEvent<ArrayBuffer | Search>) => {
    if (!rules) {
      rules = Rules.load(data as ArrayBuffer);
      return;
    }
    const { id, entry, frame } = data as Search;
    let fault: string | null = null;
    try {
      (await rules).run(entry, frame);
    } catch (error) {
      fault = String(error);
    }
    self.postMessage({ id, frame, fault } satisfies Outcome, { transfer: [frame.buffer] });
  };
}
