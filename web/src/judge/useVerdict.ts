/** The answer of the judge to the present question; the last answer stays until the next one is there. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Failure } from "../protocol/ask";

/** `question` is what the answer depends on, as text; null asks nothing. */
export function useVerdict<Answer extends object>(
  question: string | null,
  ask: () => Promise<Answer | Failure>,
): ReadonlySignal<Answer | Failure | null> {
  const answer = useSignal<Answer | Failure | null>(null);
  useEffect(() => {
    if (question === null) {
      answer.value = null;
      return;
    }
    let isCurrent = true;
    void ask().then((response) => {
      if (isCurrent) answer.value = response;
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);
  return answer;
}
