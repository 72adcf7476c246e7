/** A sheet that asks before something irreversible is done; the first answer is not to do it. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { InfoSheet } from "./Sheet";

interface ConfirmProps {
  id: string;
  title: string;
  /** Whether the sheet is open. */
  asking: Signal<boolean>;
  stay: string;
  go: string;
  /** Do it; gives a failure in words, or null. */
  doIt: () => Promise<{ why: string } | null>;
  onDone: () => void;
  children: ComponentChildren;
  /** A third answer. */
  other?: ComponentChildren;
}

export function ConfirmSheet({ id, title, asking, stay, go, doIt, onDone, children, other }: ConfirmProps) {
  const failure = useSignal("");
  const close = () => {
    asking.value = false;
    failure.value = "";
  };
  const sure = async () => {
    const fault = await doIt();
    if (fault) {
      failure.value = fault.why;
      return;
    }
    close();
    onDone();
  };
  return (
    <InfoSheet id={id} title={title} onClose={close}>
      {children}
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {stay}
        </button>
        <button type="button" class="btn" onClick={() => void sure()}>
          {go}
        </button>
        {other}
      </div>
    </InfoSheet>
  );
}
