/** Moments that are moves: those that wait in step-by-step play, and those that are replayed. */

import { type AnyEvent, isNewDeal, type SeenMoment } from "./moments";

/** The number of moves that are replayed. */
export const MOVES = 3;

/** Events that a seat causes, or the stock for it. */
const MOVE_EVENTS = new Set(["bid", "mizuten", "squeezed", "show", "shima", "play", "turn", "stop", "sage", "cancel"]);
/** Events that follow from the cards, but must be seen before they pass. */
const CONSEQUENCES = new Set(["failed_lead", "trumps", "trick"]);

type Seen = Pick<SeenMoment<unknown, AnyEvent>, "events" | "hold">;

const hasEvent = ({ events, hold }: Seen, what: ReadonlySet<string>): boolean =>
  hold !== "none" && events.some(({ e }) => what.has(e));

/** Whether somebody moves in this moment. */
export const isMove = (moment: Seen): boolean => hasEvent(moment, MOVE_EVENTS);

/** Whether this moment waits in step-by-step play. */
export const waitsInSteps = (moment: Seen): boolean => isMove(moment) || hasEvent(moment, CONSEQUENCES);

/** Whether a moment is replayed: moves and their consequences are, payments are not. */
export const isReplayed = (moment: Seen): boolean =>
  moment.hold !== "none" && (!moment.events.length || waitsInSteps(moment) || isNewDeal(moment.events));

/** The index of the moment before the last moves, and the number of these moves. */
export function lastMoves(past: readonly Seen[]): { first: number; moves: number } {
  const moves = past.flatMap((moment, index) => (index > 0 && isMove(moment) ? [index] : [])).slice(-MOVES);
  return { first: (moves[0] ?? past.length) - 1, moves: moves.length };
}

/** The moments that a replay still needs. */
export function recentMoments<T extends Seen>(past: readonly T[]): readonly T[] {
  const { first, moves } = lastMoves(past);
  return moves < MOVES ? past : past.slice(first);
}
