/** Beside the cards that are tapped: a line, which stays in sight once it answers, the form of today, and the verdict. */

import type { ComponentChildren } from "preact";
import type { Failure } from "../protocol/ask";

interface VerdictsProps<Answer> {
  form: ComponentChildren;
  /** What is to be tapped, while there is no answer. */
  ask: string;
  answer: Answer | Failure | null;
  /** The answer in a line. */
  brief: (answer: Answer) => ComponentChildren;
  /** The whole answer, if a line is not all. */
  children?: (answer: Answer) => ComponentChildren;
}

export function Verdicts<Answer extends object>({ form, ask, answer, brief, children }: VerdictsProps<Answer>) {
  const failed = answer !== null && "why" in answer;
  const line = answer === null ? ask : failed ? (answer as Failure).why : brief(answer as Answer);
  return (
    <div class="jd-verdict">
      <p class={failed ? "jd-line alert" : "jd-line"} data-asks={answer === null || undefined} role="status">
        {line}
      </p>
      {form}
      {answer !== null && !failed && children?.(answer as Answer)}
    </div>
  );
}
