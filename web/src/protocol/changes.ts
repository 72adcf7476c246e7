/** Applies the changes of an entry to a view; src/hachiya/tables/messages/changes.py describes their format. */

import type { Change } from "./messages";

/** A value after a change; the value before it stays as it is. */
export const applyChange = <T>(before: T, change: Change): T => part(before, change) as T;

function part(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, cut, put] = change as [number, number, string | unknown[]];
    const old = before as string | unknown[];
    return typeof put === "string"
      ? `${old.slice(0, at)}${put}${old.slice(at + cut)}`
      : [...old.slice(0, at), ...put, ...old.slice(at + cut)];
  }
  const old = before as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(change).map(([key, inner]) => [key, part(old[key], inner)]));
  return Array.isArray(old) ? old.map((item, at) => (at in parts ? parts[at] : item)) : { ...old, ...parts };
}
