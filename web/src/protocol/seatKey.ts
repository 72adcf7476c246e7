/** The keys to seats and the links to open seats that this page has received. They last as long as the page. */

import { signal } from "@preact/signals";
import { addressOf } from "../addresses";
import type { JoinLink, Seated } from "./messages";

const keys = new Map<string, string>();
const links = signal<ReadonlyMap<string, string>>(new Map());

const address = (path: string, secret: string): string => addressOf(`${path}#${secret}`);
const seatOf = (table: string, seat: number): string => `${table}/${seat}`;

/** Keep the address that gives the seat back, and the links for friends. */
export function keepKeys({ table, path, recovery, joins }: Seated): void {
  keys.set(path, address(path, recovery));
  for (const join of joins) keepLink(table, join);
}

export function keepLink(table: string, { seat, path, invitation }: JoinLink): void {
  links.value = new Map([...links.value, [seatOf(table, seat), address(path, invitation)]]);
}

export const seatKey = (path: string): string | undefined => keys.get(path);

/** The link to an open seat, if this page has received it. */
export const linkTo = (table: string, seat: number): string | undefined => links.value.get(seatOf(table, seat));
