/** What the person is entering: something of a seat, or the card points; null for nothing yet. */

import type { Seat } from "../protocol/messages";

export type Subject = { seat: Seat } | "points" | null;
