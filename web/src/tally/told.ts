/** What is being told: something of a seat, or the card points; null for nothing yet. */

import type { Seat } from "../protocol/messages";

export type Told = { seat: Seat } | "points" | null;
