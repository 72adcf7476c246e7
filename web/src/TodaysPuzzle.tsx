/** Today's puzzle of a game, fetched when the start page is shown. Without it the place stays empty. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { loadShelves } from "./words/languages";

const fetchToday = async (game: string): Promise<FunctionComponent> => {
  const [{ Today }, { fetchShelves }, pack] = await Promise.all([
    import("./puzzles/Today"),
    import("./puzzles/shelves"),
    import("./bashifen/Pack"),
    loadShelves("insight", "bashifen"),
  ]);
  const shelves = await fetchShelves();
  if ("why" in shelves) throw new Error(shelves.why);
  const shelf = shelves.find((shelf) => shelf.game === game)!;
  return () => (
    <pack.PackCanvas>
      <Today shelf={shelf} pack={pack} />
    </pack.PackCanvas>
  );
};

export function TodaysPuzzle({ game }: { game: string }) {
  const part = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    fetchToday(game).then(
      (today) => {
        part.value = today;
      },
      () => {},
    );
  }, [game]);
  const Today = part.value;
  return Today && <Today />;
}
