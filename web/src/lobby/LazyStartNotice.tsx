/** Fetches the notice of a table's start when a person who waits there looks at another page. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "../router";
import { waitingTable } from "../table/waitingTable";
import { loadShelves } from "../words/languages";

export function LazyStartNotice() {
  const path = waitingTable.value;
  const here = route.value;
  const away = path !== null && !(here.page === "table" && here.path === path);
  const part = useSignal<FunctionComponent<{ path: string }> | null>(null);
  useEffect(() => {
    if (!away || part.value) return;
    Promise.all([import("./StartNotice"), loadShelves("lobby")]).then(
      ([{ StartNotice }]) => (part.value = StartNotice),
      // Without the notice the person sees the start when they open the table.
      () => {},
    );
  }, [away]);
  const Called = part.value;
  return away && Called ? <Called key={path} path={path} /> : null;
}
