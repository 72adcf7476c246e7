/** The keyboard where a match is seen again: arrows step, space plays, Home and End go to both ends. */

import type { Projector } from "./projector";

const DEEDS: Record<string, (projector: Projector) => void> = {
  ArrowLeft: (projector) => projector.step(-1),
  ArrowRight: (projector) => projector.step(1),
  PageUp: (projector) => projector.stepDeal(-1),
  PageDown: (projector) => projector.stepDeal(1),
  Home: (projector) => projector.scrub(0),
  End: (projector) => projector.scrub(projector.counts - 1),
  " ": (projector) => projector.toggle(),
};

/** What has keys of its own keeps them. */
const OWN = "dialog, select, textarea, summary, input:not([type=range])";

export function onKey(event: KeyboardEvent, projector: Projector): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = event.target as Element;
  const deed = DEEDS[event.key];
  if (!deed || here.closest(OWN) || (event.key === " " && here.closest("button, a"))) return;
  deed(projector);
  event.preventDefault();
  event.stopPropagation();
}
