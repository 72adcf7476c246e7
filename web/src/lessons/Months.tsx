/** The whole deck: the four cards of each of the twelve months, with its number and its plant. */

import { Face } from "../cards/Card";
import { LETTERS } from "../cards/deck";
import { plant } from "../words/names";

const MONTHS = Array.from({ length: 12 }, (_, month) => LETTERS.slice(4 * month, 4 * month + 4));

export const Months = () => (
  <ol class="co-months">
    {MONTHS.map((cards, month) => (
      <li key={month}>
        <span class="co-month-cards" aria-hidden="true">
          {[...cards].map((card) => (
            <Face key={card} card={card} labelled={false} />
          ))}
        </span>
        <b>{month + 1}</b> <span>{plant(month)}</span>
      </li>
    ))}
  </ol>
);
