/** A page that is still loading. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/say";
import "./Page.css";

export function Loading() {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    return () => {
      // Who has come by a link has the focus here; it goes on to the page that takes this place.
      if (document.activeElement === element) queueMicrotask(() => document.getElementById("main")?.focus());
    };
  }, []);
  return (
    <main ref={main} id="main" class="page-m" tabIndex={-1} aria-busy="true">
      <h1 class="quiet">{say("page-loading")}</h1>
    </main>
  );
}
