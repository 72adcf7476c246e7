/** The keyboard of a replay: arrows step, space plays, Home and End go to both ends, M goes to the next mistake. */

import { usesKey } from "../parts/usesKey";
import type { MatchReview } from "./matchReview";
import type { ReplaySession } from "./replaySession";

const COMMANDS: Record<string, (session: ReplaySession, review: MatchReview) => void> = {
  ArrowLeft: (session) => session.step(-1),
  ArrowRight: (session) => session.step(1),
  PageUp: (session) => session.stepDeal(-1),
  PageDown: (session) => session.stepDeal(1),
  Home: (session) => session.scrub(0),
  End: (session) => session.scrub(session.counts - 1),
  " ": (session) => session.toggle(),
  m: (_, review) => review.goToNextMistake(),
};

export function onKey(event: KeyboardEvent, session: ReplaySession, review: MatchReview): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const command = COMMANDS[event.key];
  if (!command || usesKey(event)) return;
  if (event.key === " " && (event.target as Element).closest("button, a")) return;
  command(session, review);
  event.preventDefault();
  event.stopPropagation();
}
