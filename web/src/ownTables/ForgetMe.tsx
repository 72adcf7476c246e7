/** A button by which a person is forgotten in this browser; it asks once more. */

import { useSignal } from "@preact/signals";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { forget } from "../preferences";
import { forgetMe } from "../protocol/operations";
import { say } from "../words/say";

export function ForgetMe({ onDone }: { onDone: () => void }) {
  const asking = useSignal(false);
  const leave = async () => {
    const answer = await forgetMe();
    if ("why" in answer) return answer;
    forget("name");
    return null;
  };
  return (
    <section aria-labelledby="own-forget">
      <h2 id="own-forget">{say("own-forget")}</h2>
      <p>{say("own-forget-text")}</p>
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {say("own-forget-go")}
      </button>
      {asking.value && (
        <ConfirmSheet
          id="own-forget-sure"
          title={say("own-forget-sure")}
          asking={asking}
          stay={say("own-forget-stay")}
          go={say("own-forget-go")}
          doIt={leave}
          onDone={onDone}
        >
          <p>{say("own-forget-sure-text")}</p>
        </ConfirmSheet>
      )}
    </section>
  );
}
