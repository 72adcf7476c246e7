/** After a match: links to its record, and at the foot another match, a picture to share, and the start. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import type { Viewer } from "../protocol/messages";
import { openAgain } from "../protocol/seats";
import { go } from "../router";
import { say } from "../words/say";
import type { ResultPicture } from "./resultPicture";
import { SharePicture } from "./SharePicture";
import { ShuffleButton } from "./ShuffleButton";
import "./AfterMatch.css";

interface AfterMatchProps {
  path: string;
  viewer: Viewer;
  /** Whether the server stores this table; a replay offers its record elsewhere. */
  isStored: boolean;
}

/** Links to what the server keeps of the match. */
export function AfterMatch({ path, viewer, isStored, children }: AfterMatchProps & { children?: ComponentChildren }) {
  const table = path.split("/")[2];
  return (
    <div class="row">
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
    </div>
  );
}

interface FootProps extends AfterMatchProps {
  /** What a picture of the result shows. */
  result?: Omit<ResultPicture, "date">;
}

/** What stays in sight at the foot of a result. */
export function AfterMatchFoot({ path, viewer, isStored, result }: FootProps) {
  const failure = useSignal("");
  const again = async () => {
    const answer = await openAgain(path);
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  return (
    <footer class="result-foot">
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      {viewer !== "table" && isStored && (
        <button type="button" class="btn btn-go" autofocus onClick={() => void again()}>
          {say("desk-result-again")}
        </button>
      )}
      {isStored && result && <SharePicture result={result} />}
      <a class="btn" href="/">
        {say("page-to-start")}
      </a>
    </footer>
  );
}
