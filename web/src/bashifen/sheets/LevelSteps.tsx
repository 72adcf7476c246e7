import type { StepsJson } from "../../protocol/messages";
import type { People } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import { seatNames } from "../names";
import "./DealSheet.css";

/** The levels of a pair before and after the deal. */
export function LevelSteps({ pair, people }: { pair: StepsJson; people: People }) {
  const { seats, declared, before, after, steps } = pair;
  return (
    <li>
      <span>
        <span class={declared ? "seal" : "seal seal-line"}>{say(declared ? "pairs-oya" : "pairs-ko")}</span>{" "}
        {seatNames(seats, people)}
      </span>
      <b>
        {sayMessage(before)} <span aria-hidden="true">→</span>
        <span class="vh">{say("pairs-end-to")}</span> {sayMessage(after)}
      </b>
      {steps !== null && <span class={steps ? "gain" : "muted"}>{steps ? `+${steps}` : say("pairs-end-stays")}</span>}
    </li>
  );
}
