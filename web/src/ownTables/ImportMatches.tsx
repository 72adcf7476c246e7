/** Imports matches from a file, and reports the refused ones with line and reason. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { FileButton } from "../parts/FileButton";
import { recall } from "../preferences";
import { LONGEST_NAME } from "../protocol/messages";
import { say } from "../words/say";
import { type ImportResult, MatchImport, MEGABYTE } from "./matchImport";

const ENDINGS = ["jsonl", "ndjson"];
/** The most refused matches that are listed one by one. */
const MOST_REFUSALS = 20;

export function ImportMatches({ onDone }: { onDone: () => void }) {
  const matchImport = useMemo(() => new MatchImport(), []);
  const name = useSignal(recall("name") ?? "");
  const choose = async (file: File) => {
    await matchImport.importFile(file, name.peek());
    onDone();
  };
  const done = matchImport.done.value;
  return (
    <section aria-labelledby="own-take-in">
      <h2 id="own-take-in">{say("own-take-in")}</h2>
      <p>{say("own-take-in-text")}</p>
      <label class="own-field">
        <span>{say("own-take-in-name")}</span>
        <input
          type="text"
          name="name"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      {done === null ? (
        <FileButton
          label={say("own-take-in-choose")}
          endings={ENDINGS}
          class="btn"
          choose={(file) => void choose(file)}
        />
      ) : (
        <div class="own-going">
          <progress max={matchImport.size.value} value={done} aria-labelledby="own-take-in" />
          <span class="num">
            {say("own-take-in-going", { part: megabytes(done), whole: megabytes(matchImport.size.value) })}
          </span>
          <button type="button" class="btn" onClick={() => matchImport.stop()}>
            {say("own-take-in-stop")}
          </button>
        </div>
      )}
      {matchImport.failure.value && (
        <p class="alert" role="alert">
          {matchImport.failure.value}
        </p>
      )}
      <div role="status">
        {done === null && matchImport.result.value && <Outcome result={matchImport.result.value} />}
      </div>
    </section>
  );
}

const megabytes = (bytes: number) => Math.round(bytes / (MEGABYTE / 10)) / 10;

function Outcome({ result }: { result: ImportResult }) {
  const more = result.refused.length - MOST_REFUSALS;
  return (
    <>
      <p>{say("own-take-in-done", { number: result.new })}</p>
      {result.known > 0 && <p>{say("own-take-in-known", { number: result.known })}</p>}
      {result.refused.length > 0 && (
        <>
          <p>{say("own-take-in-refused", { number: result.refused.length })}</p>
          <ul class="own-refused">
            {result.refused.slice(0, MOST_REFUSALS).map(({ line, why }) => (
              <li key={line}>{say("own-take-in-line", { number: line, why })}</li>
            ))}
            {more > 0 && <li>{say("own-take-in-more", { number: more })}</li>}
          </ul>
        </>
      )}
    </>
  );
}
