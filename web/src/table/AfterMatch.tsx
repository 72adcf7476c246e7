/** Links after a match: another match, the record, the start. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import type { Viewer } from "../protocol/messages";
import { openAgain } from "../protocol/seats";
import { go } from "../router";
import { say } from "../words/say";
import { ShuffleButton } from "./ShuffleButton";

interface AfterMatchProps {
  path: string;
  viewer: Viewer;
  /** Whether the server stores this table; a replay offers its record elsewhere. */
  isStored: boolean;
  children?: ComponentChildren;
}

export function AfterMatch({ path, viewer, isStored, children }: AfterMatchProps) {
  const failure = useSignal("");
  const table = path.split("/")[2];
  const again = async () => {
    const answer = await openAgain(path);
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  return (
    <>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <div class="row">
        {viewer !== "table" && isStored && (
          <button type="button" class="btn btn-go" autofocus onClick={() => void again()}>
            {say("desk-result-again")}
          </button>
        )}
        {children}
        {isStored && (
          <>
            <a class="btn" href={`/replay/${table}${viewer === "table" ? "" : `?seat=${viewer}`}`}>
              <Icon name="again" />
              {say("desk-result-replay")}
            </a>
            <a class="btn" href={`/replay/${table}?${viewer === "table" ? "" : `seat=${viewer}&`}review`}>
              <Icon name="hint" />
              {say("desk-result-review")}
            </a>
            <a class="btn" href={`${path}/record.jsonl`} download={`${table}.jsonl`}>
              <Icon name="save" />
              {say("page-record")}
            </a>
            <ShuffleButton path={path} over />
          </>
        )}
        <a class="btn" href="/">
          {say("page-to-start")}
        </a>
      </div>
    </>
  );
}
