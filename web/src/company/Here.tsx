/** Beside a name: the person's sign, ringed by whether they are here, thinking, or gone; and who holds two seats. */

import { useContext } from "preact/hooks";
import { Sign } from "../cards/Sign";
import { CompanyContext, type HereProps, type Sitting } from "../frame/company";
import { onClock } from "../parts/onClock";
import { peopleAt } from "../words/names";
import { list, named, say } from "../words/say";
import { Countdown } from "./Countdown";
import "./Here.css";

const alone = ({ players }: Sitting): boolean => players.filter((player) => player === "person").length < 2;

export function Here({ seat, thinking }: HereProps) {
  const company = useContext(CompanyContext)!;
  const { presence, sitting, waits, clocks, ended } = company;
  const [wait, rest] = [waits.value.get(seat), clocks.value?.[seat]];
  const [attendance, table] = [presence.value, sitting.value];
  if (!attendance || !table || table.players[seat] !== "person" || alone(table)) return null;
  const { names } = peopleAt(table);
  const bot = company.standIn(seat);
  const state = bot || !attendance.here.includes(seat) ? "lost" : thinking && !ended.value ? "thinking" : "here";
  const sign = attendance.signs[seat];
  const same = attendance.same.find((group) => group.includes(seat));
  const label = bot
    ? say("time-stands-in-for", { bot: named("bot", bot), name: names[seat] ?? "" })
    : say(`company-${state}`);
  const twice = same && say("company-same", { names: list(same.map((other) => names[other] ?? "")) });
  return (
    <>
      <span class="here" data-state={state} title={label}>
        {typeof sign === "number" && <Sign sign={sign} />}
        <span class="vh">{label}</span>
      </span>
      {bot && (
        <span class="here-bot" title={label} aria-hidden="true">
          {named("bot", bot)}
        </span>
      )}
      {wait ? <Countdown {...wait} /> : rest !== undefined && <span class="countdown">{onClock(rest)}</span>}
      {twice && (
        <span class="here-same" title={twice}>
          <span class="vh">{twice}</span>
          <span aria-hidden="true">=</span>
        </span>
      )}
    </>
  );
}
