/** The pages of lessons, fetched when they are shown. */

import { FetchedTable } from "./FetchedTable";
import { Lazy } from "./parts/Lazy";
import { hasShortMatch, playShortMatch } from "./start/shortMatch";
import { loadShelves } from "./words/languages";

const list = async () => (await Promise.all([import("./lessons/Lessons"), loadShelves("lessons")]))[0].Lessons;
const lesson = async () => (await Promise.all([import("./lessons/Lesson"), loadShelves("table", "lessons")]))[0].Lesson;

/** `name` is a lesson; empty for the list of all. */
export const LearnPage = ({ game, name }: { game: string; name: string }) =>
  name ? (
    <Lazy
      fetch={lesson}
      failed="page-unreachable"
      props={{
        game,
        name,
        Table: FetchedTable,
        playShort: hasShortMatch(game) ? () => playShortMatch(game) : undefined,
      }}
    />
  ) : (
    <Lazy fetch={list} failed="page-unreachable" props={{}} />
  );
