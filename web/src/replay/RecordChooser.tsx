/** Nothing is shown yet: choose a record, or learn why there is nothing to be seen. */

import { FileButton } from "../parts/FileButton";
import { Page } from "../parts/Page";
import type { Failure } from "../protocol/ask";
import { say } from "../words/say";
import { MEGABYTES } from "./fileDrop";
import "./RecordChooser.css";

const SPELLINGS = ["fuda", "jsonl"];

interface ChoosingProps {
  failure: Failure | null;
  /** Whose match could not be seen; empty where none was asked for. */
  table: string;
  choose: (file: File) => void;
}

export function RecordChooser({ failure, table, choose }: ChoosingProps) {
  return (
    <Page>
      <main id="main" class="page-m choosing" tabIndex={-1}>
        <h1>{say("replay-title")}</h1>
        {failure && (
          <p class="alert" role="alert">
            {failure.why}
          </p>
        )}
        {failure?.code === "running" && (
          <p class="row">
            <a class="btn btn-go" href={`/t/${table}/table`}>
              {say("replay-watch")}
            </a>
          </p>
        )}
        <div class="lb-drop">
          <FileButton label={say("replay-choose")} endings={SPELLINGS} class="btn btn-go" choose={choose} />
          <p>{say("replay-drop", { size: MEGABYTES })}</p>
        </div>
        <p class="small muted">{say("replay-private")}</p>
      </main>
    </Page>
  );
}
