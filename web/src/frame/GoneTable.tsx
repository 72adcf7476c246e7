/** A table that is gone, of older rules, or at which the seat is another's. */

import { Gone } from "../parts/Gone";
import { say } from "../words/say";

export function GoneTable({ path, why }: { path: string; why: "gone" | "refused" | "old" }) {
  if (why === "gone") return <Gone title={say("gone.table.title")} text={say("gone.table.text")} />;
  if (why === "refused") {
    const watch = path.replace(/[^/]+$/, "table");
    return <Gone title={say("gone.seat.title")} text={say("gone.seat.text")} watch={watch} />;
  }
  return <Gone title={say("gone.old.title")} text={say("gone.old.text")} record={`${path}/record.jsonl`} />;
}
