/** The rules of a game: fetched when somebody wants to read them. */

import { Later } from "../parts/Later";
import { GonePage } from "./GonePage";

const reading = async () => (await import("../rules/Reading")).Reading;

export const RulesPage = ({ game }: { game: string }) => <Later fetch={reading} failed="rules.failed" props={{ game, none: <GonePage /> }} />;
