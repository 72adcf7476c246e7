/** Which moments are moves: those that wait for a person in steps, and those that are shown again. */

import { type AnyEvent, gathered, type Still } from "./moments";

/** This many moves are shown again. */
export const MOVES = 3;

/** What somebody does, or the stock does for them. */
const DEEDS = new Set(["bid", "mizuten", "squeezed", "show", "shima", "play", "turn", "stop", "sage", "cancel"]);
/** What follows from the cards, but must be seen before it is gone. */
const FOLLOWS = new Set(["failed_lead", "trumps", "trick"]);

type Seen = Pick<Still<unknown, AnyEvent>, "events" | "hold">;

const tells = ({ events, hold }: Seen, what: ReadonlySet<string>): boolean =>
  hold !== "none" && events.some(({ e }) => what.has(e));

/** Whether somebody moves in this moment. */
export const isMove = (moment: Seen): boolean => tells(moment, DEEDS);

/** Whether this moment waits for a person who goes step by step. */
export const waits = (moment: Seen): boolean => isMove(moment) || tells(moment, FOLLOWS);

/** Whether a moment is shown again: moves and where they lead, not what is paid for them. */
export const seenAgain = (moment: Seen): boolean =>
  moment.hold !== "none" && (!moment.events.length || waits(moment) || gathered(moment.events));

/** Where the last moves begin, with how the table looked before them, and how many they are. */
export function lastMoves(past: readonly Seen[]): { first: number; moves: number } {
  const moves = past.flatMap((still, index) => (index > 0 && isMove(still) ? [index] : [])).slice(-MOVES);
  return { first: (moves[0] ?? past.length) - 1, moves: moves.length };
}

/** What of the past is still needed. */
export function recentMoments<T extends Seen>(past: readonly T[]): readonly T[] {
  const { first, moves } = lastMoves(past);
  return moves < MOVES ? past : past.slice(first);
}
