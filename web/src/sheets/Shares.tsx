/** What each payer pays, by name. */

import { Money } from "../parts/Money";
import { Term } from "../parts/Term";
import type { Share } from "../protocol/messages";
import { useTable } from "../table/desk";
import { who } from "../words/names";
import { say } from "../words/say";

export function Shares({ shares }: { shares: readonly Share[] }) {
  const { people } = useTable();
  return (
    <ul class="c-list">
      {shares.map(({ seat, points, liable }) => (
        <li key={seat}>
          <span>
            {say("share.pays", { who: who(seat, people) })}
            {liable && (
              <small class="risk">
                {say(`liable.${liable}.why`)} <Term of={liable} />
              </small>
            )}
          </span>
          <Money points={points} />
        </li>
      ))}
    </ul>
  );
}
