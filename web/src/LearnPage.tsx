/** Lessons: fetched when somebody wants to learn. */

import { FetchedTable } from "./FetchedTable";
import { Later } from "./parts/Later";
import { learn } from "./words/languages";

const list = async () => (await Promise.all([import("./lessons/Lessons"), learn("lessons")]))[0].Lessons;
const lesson = async () => (await Promise.all([import("./lessons/Lesson"), learn("table", "lessons")]))[0].Lesson;

/** `name`: which lesson; empty for the list of all. */
export const LearnPage = ({ game, name }: { game: string; name: string }) =>
  name ? (
    <Later fetch={lesson} failed="page-unreachable" props={{ game, name, Table: FetchedTable }} />
  ) : (
    <Later fetch={list} failed="page-unreachable" props={{}} />
  );
