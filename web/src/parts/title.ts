/** The title of the window. */

import { useEffect } from "preact/hooks";
import { gameName } from "../words/names";
import { say } from "../words/say";

export function useTitle(page: string): void {
  useEffect(() => {
    document.title = say("page-title", { page, brand: say("page-brand") });
  });
}

/** The title of a table, which begins with the person's turn. */
export function useTableTitle(name: string, mine: boolean): void {
  const game = gameName(name);
  useTitle(mine ? say("desk-title", { turn: say("desk-turn-you"), game }) : game);
}
