/** The pages of the rules that web/rules.mjs has rendered, and their addresses. */

import type { RulesPage } from "../../rules.mjs";

const FILES = import.meta.glob<string>("../../node_modules/.rules/*.json", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The addresses by `game.language`. */
const PAGES = new Map(
  Object.entries(FILES).map(([path, address]) => [
    path
      .split("/")
      .at(-1)!
      .replace(/\.json$/, ""),
    address,
  ]),
);

/** The games with rules. */
export const GAMES = [...new Set([...PAGES.keys()].map((name) => name.split(".")[0]!))];

export const address = (game: string, lang: string): string | undefined => PAGES.get(`${game}.${lang}`);

export async function fetchPage(from: string): Promise<RulesPage> {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as RulesPage;
}
