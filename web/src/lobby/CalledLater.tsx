/** Who waits at a table and is elsewhere on the page is called when it begins; what does that is fetched then. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { waiting } from "../frame/waiting";
import { route } from "../router";
import { learn } from "../words/languages";

export function CalledLater() {
  const path = waiting.value;
  const here = route.value;
  const away = path !== null && !(here.page === "table" && here.path === path);
  const part = useSignal<FunctionComponent<{ path: string }> | null>(null);
  useEffect(() => {
    if (!away || part.value) return;
    Promise.all([import("./Called"), learn("lobby")]).then(
      ([{ Called }]) => (part.value = Called),
      // The table itself tells when somebody looks at it.
      () => {},
    );
  }, [away]);
  const Called = part.value;
  return away && Called ? <Called key={path} path={path} /> : null;
}
