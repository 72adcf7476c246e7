/** Keeps the page of a server for times without a network, where this browser can answer then, and says when it is kept. */

import { useEffect } from "preact/hooks";
import { judgeWorker } from "../addresses";
import { say } from "../words/say";
import { canJudge } from "./openJudge";
import { keepVersions, versionNews } from "./versions";

export function KeptOffline() {
  useEffect(() => {
    if (judgeWorker && canJudge(globalThis)) void keepVersions();
  }, []);
  if (!judgeWorker || versionNews.value !== "kept") return null;
  return (
    <p class="muted small" role="status">
      {say("page-kept")}
    </p>
  );
}
