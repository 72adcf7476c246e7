/** What is done each time that something becomes true; as it is at first does not count. */

import { effect, type ReadonlySignal } from "@preact/signals";

export function whenever(condition: ReadonlySignal<boolean>, act: () => void): () => void {
  let before = condition.peek();
  return effect(() => {
    const now = condition.value;
    if (now && !before) act();
    before = now;
  });
}

/** What is done each time that nobody sees this page any more; what it returns ends that. */
export function whenHidden(act: () => void): () => void {
  const hidden = () => document.hidden && act();
  document.addEventListener("visibilitychange", hidden);
  return () => document.removeEventListener("visibilitychange", hidden);
}
