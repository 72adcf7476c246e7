/** The head of a result: the winners large, with their signs and the fan of their dearest yaku. */

import { useContext } from "preact/hooks";
import { Fan } from "../cards/Card";
import type { Seat, Viewer } from "../protocol/messages";
import { say } from "../words/say";
import { AttendanceContext } from "./attendance";
import { SeatMark } from "./SeatMark";

interface ResultHeadProps {
  title: string;
  viewer: Viewer;
  winners: readonly Seat[];
  players: readonly string[];
  names: readonly string[];
  /** The cards and the name of the yaku; empty where there are none. */
  cards?: string;
  yaku?: string;
}

export function ResultHead({ title, viewer, winners, players, names, cards = "", yaku = "" }: ResultHeadProps) {
  const signs = useContext(AttendanceContext)?.presence.value?.signs;
  return (
    <div class="result-top">
      <div>
        <p class="muted">{say("desk-result-title")}</p>
        <h2 id="result-title" tabIndex={-1} autofocus={viewer === "table"}>
          {title}
        </h2>
        <p class="result-signs">
          {winners.map((seat) => (
            <SeatMark key={seat} player={players[seat]!} name={names[seat]!} sign={signs?.[seat]} />
          ))}
          {yaku && <b class="slip">{yaku}</b>}
        </p>
      </div>
      {cards && <Fan cards={cards} class="closes-up" />}
    </div>
  );
}
