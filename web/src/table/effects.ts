/** Does something each time that a condition becomes true; its first value does not count. */

import { effect, type ReadonlySignal } from "@preact/signals";

export function onBecomingTrue(condition: ReadonlySignal<boolean>, act: () => void): () => void {
  let before = condition.peek();
  return effect(() => {
    const now = condition.value;
    if (now && !before) act();
    before = now;
  });
}

/** Do something each time that the page is hidden; returns how to stop. */
export function onHidden(act: () => void): () => void {
  const hidden = () => document.hidden && act();
  document.addEventListener("visibilitychange", hidden);
  return () => document.removeEventListener("visibilitychange", hidden);
}
