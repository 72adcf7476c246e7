/** Where there is nothing: what happened, and a way on. */

import { PageBar } from "../parts/PageBar";
import { useTitle } from "../parts/title";
import { say } from "../words/say";

export function GonePage() {
  return <Gone title={say("gone.title")} text={say("gone.text")} />;
}

export function GoneTable({ path, why }: { path: string; why: "gone" | "refused" | "old" }) {
  if (why === "gone") return <Gone title={say("gone.table.title")} text={say("gone.table.text")} />;
  if (why === "old") return <Gone title={say("gone.old.title")} text={say("gone.old.text")} record={`${path}/record.jsonl`} />;
  return <Gone title={say("gone.seat.title")} text={say("gone.seat.text")} watch={path.replace(/[^/]+$/, "table")} />;
}

interface GoneProps {
  title: string;
  text: string;
  /** Ways on beside the one to the start. */
  watch?: string;
  record?: string;
}

function Gone({ title, text, watch, record }: GoneProps) {
  useTitle(title);
  return (
    <div class="t-page">
      <PageBar />
      <main id="main" class="page-m gone" tabIndex={-1}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="row">
          <a class="btn btn-go" href="/">
            {say("gone.home")}
          </a>
          {record && (
            <a class="btn" href={record} download>
              {say("result.download")}
            </a>
          )}
          {watch && (
            <a class="btn" href={watch}>
              {say("gone.watch")}
            </a>
          )}
        </p>
      </main>
    </div>
  );
}
