/** The seats of one table whose persons share this device, and pass it round. Only a site in a tab has such tables. */

import { tabWorker } from "../addresses";
import { recall, remember } from "../preferences";
import type { Seat } from "./messages";

const nameOf = (table: string): string => `here.${table}`;

/** The seats of the persons at this device; empty if only one of them sits at the table. */
export function seatsHere(table: string): readonly Seat[] {
  const seats = (recall(nameOf(table)) ?? "").split(",").filter(Boolean).map(Number);
  return seats.length > 1 ? seats : [];
}

/** Note that a person at this device has taken a seat. */
export function addSeatHere(table: string, seat: Seat): void {
  if (!tabWorker) return;
  const seats = new Set((recall(nameOf(table)) ?? "").split(",").filter(Boolean));
  remember(nameOf(table), [...seats.add(String(seat))].join(","));
}
