/** A button that leaves a table for good, once the person has said so twice. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { InfoSheet } from "../parts/Sheet";
import { forget } from "../preferences";
import { giveUp } from "../protocol/http";
import { say } from "../words/say";
import { billRead } from "./bill";

interface GiveUpProps {
  /** The seat. */
  path: string;
  onDone: () => void;
  /** In a list of tables: what the button is called there, which can also take the table off the list alone. */
  listed?: { name: string; remove: () => void };
}

export function GiveUp({ path, onDone, listed }: GiveUpProps) {
  const asking = useSignal(false);
  const failure = useSignal("");
  const close = () => {
    asking.value = false;
    failure.value = "";
  };
  const go = async () => {
    const fault = await giveUp(path);
    if (fault) {
      failure.value = fault.why;
      return;
    }
    forget(billRead(path));
    close();
    onDone();
  };
  return (
    <>
      <button
        type="button"
        class={listed ? "btn btn-quiet" : "btn"}
        aria-label={listed?.name}
        onClick={() => (asking.value = true)}
      >
        <Icon name={listed ? "close" : "flag"} />
        {!listed && say("leave-give-up")}
      </button>
      {asking.value && (
        <InfoSheet id="give-up-title" title={say("leave-title")} onClose={close}>
          <p>{say("leave-text")}</p>
          {listed && <p>{say("leave-text-listed")}</p>}
          {failure.value && (
            <p class="alert" role="alert">
              {failure.value}
            </p>
          )}
          <div class="row">
            <button type="button" class="btn btn-go" autofocus onClick={close}>
              {say("leave-stay")}
            </button>
            <button type="button" class="btn" onClick={() => void go()}>
              {say("leave-give-up")}
            </button>
            {listed && (
              <button type="button" class="btn" onClick={listed.remove}>
                {say("leave-remove")}
              </button>
            )}
          </div>
        </InfoSheet>
      )}
    </>
  );
}
