/** The page of a table that is gone, has older rules, or whose seat is another person's. */

import { Gone } from "../parts/Gone";
import { say } from "../words/say";

export function GoneTable({ path, why }: { path: string; why: "gone" | "refused" | "unwelcome" | "old" }) {
  if (why === "gone") return <Gone title={say("page-gone-table-title")} text={say("page-gone-table-text")} />;
  if (why === "unwelcome")
    return <Gone title={say("page-gone-unwelcome-title")} text={say("page-gone-unwelcome-text")} />;
  if (why === "refused") {
    const watch = path.replace(/[^/]+$/, "table");
    return <Gone title={say("page-gone-seat-title")} text={say("page-gone-seat-text")} watch={watch} />;
  }
  return <Gone title={say("page-gone-old-title")} text={say("page-gone-old-text")} record={`${path}/record.jsonl`} />;
}
