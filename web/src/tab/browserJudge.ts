/** Hints and reviews of a server's matches, made in this browser; the house makes those that fail here. */

import type { Failure } from "../protocol/ask";
import type { Judge } from "../protocol/judge";
import type { HintAnswer, HintRequest, ReplayedMatchRequest, ReviewAnswer } from "../protocol/messages";
import { hintPosition, recordOfMatch } from "../protocol/operations";
import type { JudgeLine } from "./judgeLine";

/** How long a hint is waited for, in milliseconds, while the worker starts: its parts may come over a slow network. */
const START = 8000;
/** How long a hint of a worker that has started, or the beginning of a review, is waited for. */
const ANSWER = 30_000;

interface Reviewing {
  /** The latest answer; null where the house makes the review. */
  answer: ReviewAnswer | null;
  /** Resolved when there is an answer, or when the house makes the review. */
  begun: Promise<void>;
}

export class BrowserJudge implements Judge {
  private readonly reviews = new Map<string, Reviewing>();

  constructor(
    private readonly line: JudgeLine,
    private readonly house: Judge,
  ) {}

  async hint(asked: HintRequest): Promise<HintAnswer | Failure> {
    const { table, own, round } = asked;
    const position = await hintPosition({ table, own });
    if ("why" in position) return position;
    const patience = this.line.hasStarted ? ANSWER : START;
    const text = await inTime(this.line.ask({ is: "hint", ...position, round }), patience);
    return text === null ? this.house.hint(asked) : JSON.parse(text);
  }

  async review(asked: ReplayedMatchRequest): Promise<ReviewAnswer | Failure> {
    const name = `${asked.key}/${asked.match}`;
    const reviewing = this.reviews.get(name) ?? this.begin(asked);
    this.reviews.set(name, reviewing);
    await reviewing.begun;
    return reviewing.answer ?? this.house.review(asked);
  }

  private begin(asked: ReplayedMatchRequest): Reviewing {
    const reviewing: Reviewing = { answer: null, begun: Promise.resolve() };
    reviewing.begun = new Promise((resolve) => {
      let isLeft = false;
      const tell = (text: string) => {
        if (!isLeft) reviewing.answer = JSON.parse(text);
        resolve();
      };
      const leave = () => {
        isLeft = true;
        reviewing.answer = null;
        resolve();
      };
      setTimeout(() => reviewing.answer ?? leave(), ANSWER);
      void this.make(asked, tell).then(tell, leave);
    });
    return reviewing;
  }

  /** The finished review; rejected if the record is not available, or this browser fails. */
  private async make(asked: ReplayedMatchRequest, tell: (text: string) => void): Promise<string> {
    const record = await recordOfMatch({ ...asked, spelling: "jsonl" });
    if ("why" in record) throw new Error(record.why);
    return this.line.ask({ is: "review", record: new Uint8Array(await record.arrayBuffer()) }, tell);
  }
}

/** An answer; null if it fails or takes too long. */
function inTime(answer: Promise<string>, patience: number): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([answer.catch(() => null), late]);
}
