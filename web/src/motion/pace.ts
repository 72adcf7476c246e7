/** The present pace: the person's setting, but slow enough to be seen in a replay of moves. */

import { signal } from "@preact/signals";
import { PACE, speed } from "../preferences";

/** Whether moves are being replayed. */
export const isReplayingMoves = signal(false);

/** The speed-up of the replay of a match. */
export const replaySpeed = signal(1);

export const pace = (): number =>
  (isReplayingMoves.value ? PACE[speed.value] || PACE.brisk : PACE[speed.value]) / replaySpeed.value;
