/** On the sign of a seat: whether its person is here, thinks or is gone, their clock as a ring, and their double. */

import { useContext } from "preact/hooks";
import { AttendanceContext, type PresenceProps, type Seating } from "../table/attendance";
import { characterName, peopleAt } from "../words/names";
import { list, say } from "../words/say";
import { Clock, ClockRing } from "./ClockRing";
import "./PresenceBadge.css";

const alone = ({ players }: Seating): boolean => players.filter((player) => player === "person").length < 2;

export function PresenceBadge({ seat, thinking }: PresenceProps) {
  const attendance = useContext(AttendanceContext)!;
  const { presence, seating, deadlines, clocks, ended } = attendance;
  const [wait, rest] = [deadlines.value.get(seat), clocks.value?.[seat]];
  const [present, table] = [presence.value, seating.value];
  const clock = wait ? <ClockRing {...wait} /> : rest !== undefined && <Clock rest={rest} />;
  if (!present || !table || table.players[seat] !== "person" || alone(table)) return clock || null;
  const { names } = peopleAt(table);
  const bot = attendance.standIn(seat);
  const state = bot || !present.here.includes(seat) ? "lost" : thinking && !ended.value ? "thinking" : "here";
  const group = present.same.find((group) => group.includes(seat));
  const label = bot
    ? say("time-stands-in-for", { bot: characterName(bot), name: names[seat] ?? "" })
    : say(`company-${state}`);
  const twice = group && say("company-same", { names: list(group.map((other) => names[other] ?? "")) });
  return (
    <>
      <span class="here" data-state={state} title={label}>
        <span class="vh">{label}</span>
      </span>
      {clock}
      {twice && (
        <span class="here-same" title={twice}>
          <span class="vh">{twice}</span>
          <span aria-hidden="true">=</span>
        </span>
      )}
    </>
  );
}
