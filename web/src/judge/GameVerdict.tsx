/** What cards are worth by the rules of one game: a line, and the whole below it. */

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { gameName } from "../words/names";

interface GameVerdictProps {
  game: string;
  /** The verdict in a few words. */
  brief: string;
  isOpen: boolean;
  children: ComponentChildren;
}

export const GameVerdict = ({ game, brief, isOpen, children }: GameVerdictProps) => (
  <details class="jd-game" open={isOpen}>
    <summary>
      <h2>{gameName(game)}</h2>
      <span class="jd-brief">{brief}</span>
      <Icon name="down" />
    </summary>
    {children}
  </details>
);
