/** The key to a seat: told once, when the table is opened, and kept only as long as this page. */

import type { Join } from "./messages";

const keys = new Map<string, string>();

/** The address that gives the seat back. */
export function keepKey({ path, recovery }: Join): void {
  keys.set(path, new URL(`${path}#${recovery}`, location.href).href);
}

export const seatKey = (path: string): string | undefined => keys.get(path);
