/** A page that is still loading. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/say";
import "./Page.css";

/** Give the focus of whoever has come by a link to the page that takes this place, unless the page has taken it. */
function handOn(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}

export function Loading() {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    return () => {
      if (document.activeElement === element) queueMicrotask(handOn);
    };
  }, []);
  return (
    <main ref={main} id="main" class="page-m" tabIndex={-1} aria-busy="true">
      <h1 class="quiet">{say("page-loading")}</h1>
    </main>
  );
}
