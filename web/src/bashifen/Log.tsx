/** The log of a deal. */

import { Log as Lines } from "../frame/Log";
import { useTable } from "./desk";
import { lines } from "./names";
import { Suited } from "./Suits";

export function Log() {
  const { game, people } = useTable();
  return (
    <Lines lines={lines(game.record.value, people).map(({ text, mine }) => ({ text: <Suited text={text} />, mine }))} />
  );
}
