/** All have ended the match before its end: how they stand is its result. */

import { useContext } from "preact/hooks";
import { AfterMatch } from "../frame/AfterMatch";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { around, nearest } from "../frame/seats";
import { InfoSheet } from "../parts/Sheet";
import { nameOf, peopleAt } from "../words/names";
import { say, sayMessage } from "../words/say";
import "./Ended.css";

export function Ended({ path, viewer }: CompanyProps) {
  const { ended, sitting, aside } = useContext(CompanyContext)!;
  const [ending, table] = [ended.value, sitting.value];
  if (!ending || !table || aside.value) return null;
  const people = peopleAt(table);
  return (
    <InfoSheet id="ended-title" title={say("company-ended-title")} onClose={() => (aside.value = true)}>
      <p>{say("company-ended-text")}</p>
      <ul class="ended-standing">
        {around(nearest(people), ending.said.length).map((seat) => {
          const standing = ending.said[seat];
          return (
            <li key={seat} data-won={ending.winners.includes(seat)}>
              <b>{nameOf(seat, people)}</b>
              <span>{standing && sayMessage(standing)}</span>
            </li>
          );
        })}
      </ul>
      <AfterMatch path={path} viewer={viewer} kept />
    </InfoSheet>
  );
}
