/** The place within the score keeper: the list, a new tally, the statistics, or a tally; the query of the address. */

import { go } from "../router";

export type Place = { is: "list" } | { is: "new" } | { is: "figures" } | { is: "tally"; id: string };

export function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get("match");
  if (id) return { is: "tally", id };
  if (query.has("figures")) return { is: "figures" };
  return query.has("new") ? { is: "new" } : { is: "list" };
}

const searchOf = (place: Place): string =>
  place.is === "tally" ? `?match=${place.id}` : place.is === "list" ? "" : `?${place.is}`;

export const show = (next: Place): void => go(`/tally${searchOf(next)}`);
