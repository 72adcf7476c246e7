/** To be forgotten here, once the person has said so twice. */

import { useSignal } from "@preact/signals";
import { InfoSheet } from "../parts/Sheet";
import { forget } from "../preferences";
import { forgetMe } from "../protocol/http";
import { say } from "../words/say";

export function ForgetMe({ done }: { done: () => void }) {
  const asking = useSignal(false);
  const failure = useSignal("");
  const close = () => {
    asking.value = false;
    failure.value = "";
  };
  const go = async () => {
    const answer = await forgetMe();
    if ("why" in answer) {
      failure.value = answer.why;
      return;
    }
    forget("name");
    close();
    done();
  };
  return (
    <section aria-labelledby="own-forget">
      <h2 id="own-forget">{say("own-forget")}</h2>
      <p>{say("own-forget-text")}</p>
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {say("own-forget-go")}
      </button>
      {asking.value && (
        <InfoSheet id="own-forget-sure" title={say("own-forget-sure")} onClose={close}>
          <p>{say("own-forget-sure-text")}</p>
          {failure.value && (
            <p class="alert" role="alert">
              {failure.value}
            </p>
          )}
          <div class="row">
            <button type="button" class="btn btn-go" autofocus onClick={close}>
              {say("own-forget-stay")}
            </button>
            <button type="button" class="btn" onClick={() => void go()}>
              {say("own-forget-go")}
            </button>
          </div>
        </InfoSheet>
      )}
    </section>
  );
}
