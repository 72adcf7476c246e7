/** Pages by path, within one document. */

import { signal } from "@preact/signals";
import { fullPath, pathWithin } from "./addresses";
import type { Viewer } from "./protocol/messages";

/** The pages about one game. */
type Guide = "rules" | "odds" | "glossary";
/** What the page of the judge judges. */
export type JudgedCards = "hand" | "pile" | "trick";

export type Route =
  | { page: "start" }
  | { page: "tables" }
  | { page: "lobby" }
  | { page: "table"; path: string; viewer: Viewer }
  | { page: "join"; table: string; seat: number }
  | { page: "code" }
  | { page: "replay"; table: string }
  | { page: "puzzles"; name: string }
  | { page: "tally" }
  | { page: "learn"; game: string; name: string }
  | { page: Guide; game: string }
  | { page: "house"; game: string }
  | { page: "judge"; cards: JudgedCards }
  | { page: "statistics"; whose: string }
  | { page: "gone" };

/** Pages that read the query of their address: a place in a match, a choice of puzzles, the rules of a table. */
const WITH_QUERY: readonly Route["page"][] = ["replay", "puzzles", "learn", "house", "tally"];

/** The game with which people begin: that of rules, odds and glossary if the path names none. */
export const FIRST_GAME = "sannin";

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "start" };
  if (/^\/lobby\/?$/.test(path)) return { page: "lobby" };
  if (/^\/code\/?$/.test(path)) return { page: "code" };
  if (/^\/tables\/?$/.test(path)) return { page: "tables" };
  if (/^\/tally\/?$/.test(path)) return { page: "tally" };
  const [, page, game = FIRST_GAME] = /^\/(rules|odds|glossary)(?:\/(\w+))?\/?$/.exec(path) ?? [];
  if (page) return { page: page as Guide, game };
  const [, house] = /^\/house\/(\w+)\/?$/.exec(path) ?? [];
  if (house) return { page: "house", game: house };
  const judge = /^\/judge(?:\/(pile|trick))?\/?$/.exec(path);
  if (judge) return { page: "judge", cards: (judge[1] ?? "hand") as JudgedCards };
  const statistics = /^\/statistics(?:\/(\w+))?\/?$/.exec(path);
  if (statistics) return { page: "statistics", whose: statistics[1] ?? "" };
  const lesson = /^\/learn(?:\/(\w+)\/(\w+))?\/?$/.exec(path);
  if (lesson) return { page: "learn", game: lesson[1] ?? "", name: lesson[2] ?? "" };
  const puzzle = /^\/puzzles(?:\/([\w-]+))?\/?$/.exec(path);
  if (puzzle) return { page: "puzzles", name: puzzle[1] ?? "" };
  // The address of a review alone shows it in the replay.
  const replay = /^\/review\/([\w-]+)\/?$/.exec(path) ?? /^\/replay(?:\/([\w-]*))?$/.exec(path);
  if (replay) return { page: "replay", table: replay[1] ?? "" };
  const [, table, open] = /^\/join\/([^/]+)\/(\d)\/?$/.exec(path) ?? [];
  if (table && open) return { page: "join", table, seat: Number(open) };
  const seat = /^\/t\/[^/]+\/(\d|table)\/?$/.exec(path)?.[1];
  if (!seat) return { page: "gone" };
  return { page: "table", path: path.replace(/\/$/, ""), viewer: seat === "table" ? seat : Number(seat) };
}

/** The game that a page is about; undefined for other pages. */
export const gameOf = (here: Route): string | undefined => ("game" in here && here.game) || undefined;

export const route = signal<Route>(routeOf(pathWithin(location.pathname)));

export function go(path: string): void {
  history.pushState(null, "", fullPath(path));
  follow();
}

function follow(): void {
  route.value = routeOf(pathWithin(location.pathname));
  scrollTo(0, 0);
}

/** Handle links within the page, and the browser's back button. */
export function listen(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.hasAttribute("download") || link.target || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    // The hash is the key to a seat or a clause of the rules.
    const path = pathWithin(link.pathname);
    const { page } = routeOf(path);
    go(path + (page === "rules" ? link.hash : WITH_QUERY.includes(page) ? link.search : ""));
  });
}
