/** The pages of lessons, fetched when they are shown. */

import { FetchedTable } from "./FetchedTable";
import { Lazy } from "./parts/Lazy";
import { hasShortMatch, playShortMatch } from "./start/shortMatch";
import { loadShelves } from "./words/languages";

const shortMatch = (game: string) => (hasShortMatch(game) ? () => playShortMatch(game) : undefined);

const pack = async () => (await Promise.all([import("./bashifen/Pack"), loadShelves("flowers", "bashifen")]))[0];
const list = async () => {
  const [{ Lessons }, cards] = await Promise.all([import("./lessons/Lessons"), pack(), loadShelves("lessons")]);
  return () => <Lessons pack={cards} playShort={shortMatch} />;
};
const lesson = async () => {
  const words = loadShelves("table", "lessons", "insight");
  const [{ Lesson }, cards] = await Promise.all([import("./lessons/Lesson"), pack(), words]);
  return ({ game, name }: { game: string; name: string }) => (
    <Lesson game={game} name={name} Table={FetchedTable} playShort={shortMatch(game)} pack={cards} />
  );
};

/** `name` is a lesson; empty for the list of all. */
export const LearnPage = ({ game, name }: { game: string; name: string }) =>
  name ? (
    <Lazy fetch={lesson} failed="page-unreachable" props={{ game, name }} />
  ) : (
    <Lazy fetch={list} failed="page-unreachable" props={{}} />
  );
