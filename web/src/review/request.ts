/** A request for the review of a match: it is asked again until the review is whole or the person cancels. */

import { signal } from "@preact/signals";
import { type Failure, fetchWords } from "../protocol/ask";
import { review } from "../protocol/judge";
import type { ReviewAnswer } from "../protocol/messages";

/** The pause before the next question, and after a failure that may pass, in milliseconds. */
const AGAIN = 700;
const AFTER_FAILURE = 2800;

export class ReviewRequest {
  /** The latest answer: the progress, or the finished review. */
  readonly answer = signal<ReviewAnswer | null>(null);
  /** Why there is no answer; it may pass. */
  readonly failure = signal<Failure | null>(null);
  /** Whether the review was asked for and not cancelled. */
  readonly wanted = signal(false);
  /** Whether the words of reviews are there. */
  readonly hasWords = signal(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of cancels: an answer to a question before the last one is dropped. */
  private cancels = 0;

  constructor(
    /** The key of a replay, and the number of the match in its record. */
    private readonly key: string,
    private readonly match: number,
  ) {}

  start(): void {
    if (this.wanted.peek()) return;
    this.wanted.value = true;
    void this.ask();
  }

  cancel(): void {
    this.cancels++;
    clearTimeout(this.timer);
    this.wanted.value = false;
    this.failure.value = null;
  }

  private async ask(): Promise<void> {
    const before = this.cancels;
    const words = await fetchWords("insight", "statistics");
    if (!words) this.hasWords.value = true;
    const answer = words ?? (await review({ key: this.key, match: this.match }));
    if (before !== this.cancels) return;
    if ("why" in answer) {
      this.failure.value = answer;
      const passes = answer.unreachable || answer.code === "not_ready" || answer.code === "unavailable";
      if (passes) this.timer = setTimeout(() => void this.ask(), AFTER_FAILURE);
      return;
    }
    this.failure.value = null;
    this.answer.value = answer;
    if (!answer.review && !answer.failed) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}
