/** The reasons for a choice and those against it, apart from each other. */

import { useId } from "preact/hooks";
import type { ReasonJson } from "../protocol/messages";
import { say } from "../words/say";
import { Pictured } from "./Pictured";
import "./Reasons.css";

interface ReasonsProps {
  reasons: readonly ReasonJson[];
  /** The names of the seats. */
  names: readonly string[];
}

export const Reasons = ({ reasons, names }: ReasonsProps) => (
  <div class="reasons">
    <Side heading={say("learn-speaks-for")} sign="+" reasons={ofSide(reasons, "for")} names={names} />
    <Side heading={say("learn-speaks-against")} sign="−" reasons={ofSide(reasons, "against")} names={names} />
  </div>
);

const ofSide = (reasons: readonly ReasonJson[], side: ReasonJson["side"]) =>
  reasons.filter((reason) => reason.side === side);

function Side({ heading, sign, reasons, names }: ReasonsProps & { heading: string; sign: string }) {
  const id = useId();
  if (!reasons.length) return null;
  return (
    <div class="reasons-side">
      <p id={id}>
        <span class="reasons-sign" aria-hidden="true">
          {sign}
        </span>
        {heading}
      </p>
      <ul aria-labelledby={id}>
        {reasons.map(({ say: message }, index) => (
          <li key={index}>
            <Pictured message={message} names={names} />
          </li>
        ))}
      </ul>
    </div>
  );
}
