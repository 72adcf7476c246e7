/** The difficulty of a puzzle, as bars and in words. */

import { say } from "../words/say";
import { DIFFICULTIES, type Difficulty } from "./selection";
import "./Level.css";

export const Bars = ({ difficulty }: { difficulty: Difficulty }) => (
  <span class="pz-bars" aria-hidden="true">
    {DIFFICULTIES.map((level) => (
      <i key={level} data-full={level <= difficulty || undefined} />
    ))}
  </span>
);

export const Level = ({ difficulty }: { difficulty: Difficulty }) => (
  <span class="pz-level">
    <Bars difficulty={difficulty} />
    {say(`insight-difficulty-${difficulty}`)}
  </span>
);
