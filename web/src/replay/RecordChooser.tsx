/** The page before a record is shown: a choice of a file, and the reason if a match cannot be shown. */

import { FileButton } from "../parts/FileButton";
import type { Failure } from "../protocol/ask";
import { Room } from "../rooms/Room";
import { say } from "../words/say";
import { MEGABYTES } from "./fileDrop";
import "./RecordChooser.css";

const SPELLINGS = ["fuda", "jsonl"];

interface ChoosingProps {
  failure: Failure | null;
  /** The table whose match could not be shown; empty without one. */
  table: string;
  choose: (file: File) => void;
}

export function RecordChooser({ failure, table, choose }: ChoosingProps) {
  return (
    <Room room="replay" class="choosing" title={say("replay-title")}>
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
    </Room>
  );
}
