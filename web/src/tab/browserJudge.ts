/** Hints and reviews of a server's matches, made in this browser; the house makes those that fail here. */

import type { Failure } from "../protocol/ask";
import type { Judge } from "../protocol/judge";
import type { HintAnswer, HintRequest, ReplayedMatchRequest, ReviewAnswer } from "../protocol/messages";
import { hintPosition, recordOfMatch } from "../protocol/operations";
import type { JudgeLine } from "./judgeLine";

/** How long a hint of this browser is waited for, in milliseconds: its parts may still be on their way. */
const PATIENCE = 4000;

interface Reviewing {
  answer: ReviewAnswer | null;
  /** Resolved when there is an answer, or when this browser has failed. */
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
    const text = await inTime(this.line.ask({ is: "hint", ...position, round }));
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
      const tell = (text: string) => {
        reviewing.answer = JSON.parse(text);
        resolve();
      };
      const fail = () => {
        reviewing.answer = null;
        resolve();
      };
      void this.make(asked, tell).then(tell, fail);
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
function inTime(answer: Promise<string>): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([answer.catch(() => null), late]);
}
