/** A mark beside a name: is this person here, are they thinking, do they hold another seat as well? */

import { useContext } from "preact/hooks";
import { CompanyContext, type HereProps, type Sitting } from "../frame/company";
import { peopleAt } from "../words/names";
import { list, say } from "../words/say";
import "./Here.css";

const alone = ({ players }: Sitting): boolean => players.filter((player) => player === "person").length < 2;

export function Here({ seat, thinking }: HereProps) {
  const { presence, sitting } = useContext(CompanyContext)!;
  const [told, table] = [presence.value, sitting.value];
  if (!told || !table || table.players[seat] !== "person" || alone(table)) return null;
  const state = !told.here.includes(seat) ? "lost" : thinking ? "thinking" : "here";
  const same = told.same.find((group) => group.includes(seat));
  const { names } = peopleAt(table);
  const label = say(`company-${state}`);
  const twice = same && say("company-same", { names: list(same.map((other) => names[other] ?? "")) });
  return (
    <>
      <span class="here" data-state={state} title={label}>
        <span class="vh">{label}</span>
      </span>
      {twice && (
        <span class="here-same" title={twice}>
          <span class="vh">{twice}</span>
          <span aria-hidden="true">=</span>
        </span>
      )}
    </>
  );
}
