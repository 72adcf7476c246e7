/** How fast things go now: as the person has set it, but a replay is always slow enough to be seen. */

import { signal } from "@preact/signals";
import { PACE, speed } from "../preferences";

/** Whether moves are shown again. */
export const replaying = signal(false);

/** How many times faster all goes, where a match is seen again. */
export const haste = signal(1);

export const pace = (): number => (replaying.value ? PACE[speed.value] || PACE.brisk : PACE[speed.value]) / haste.value;
