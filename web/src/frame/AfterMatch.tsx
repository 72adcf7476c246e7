/** Where to go when a match is over: another one, the record, the start. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { openAgain } from "../protocol/http";
import type { Viewer } from "../protocol/messages";
import { go } from "../router";
import { say } from "../words/say";

export function AfterMatch({ path, viewer, children }: { path: string; viewer: Viewer; children?: ComponentChildren }) {
  const failure = useSignal("");
  const again = async () => {
    const opened = await openAgain(path);
    if ("path" in opened) go(opened.path);
    else failure.value = opened.why;
  };
  return (
    <>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <div class="row">
        {viewer !== "table" && (
          <button type="button" class="btn btn-go" autofocus onClick={() => void again()}>
            {say("desk-result-again")}
          </button>
        )}
        {children}
        <a class="btn" href={`${path}/record.jsonl`} download={`${path.split("/")[2]}.jsonl`}>
          <Icon name="save" />
          {say("page-record")}
        </a>
        <a class="btn" href="/">
          {say("page-to-start")}
        </a>
      </div>
    </>
  );
}
