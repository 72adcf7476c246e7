/**
 * Beside a name: the person's sign, with a ring for here, thinking or gone; and whether one person has two seats.
 * Beside a bot's name: a weaker bot that has played for it.
 */

import { useContext } from "preact/hooks";
import { Sign } from "../cards/Sign";
import { clockTime } from "../parts/clockTime";
import { AttendanceContext, type PresenceProps, type Seating } from "../table/attendance";
import { characterName, peopleAt } from "../words/names";
import { list, say } from "../words/say";
import { Countdown } from "./Countdown";
import { lowerRungSentence } from "./LowerRungs";
import "./PresenceBadge.css";

const alone = ({ players }: Seating): boolean => players.filter((player) => player === "person").length < 2;

interface BotBadgeProps {
  /** The id of the bot that plays instead. */
  bot: string;
  label: string;
  /** Whether the label is beside it already. */
  isTold?: boolean;
}

function BotBadge({ bot, label, isTold = false }: BotBadgeProps) {
  return (
    <>
      <span class="here-bot" title={label} aria-hidden="true">
        {characterName(bot)}
      </span>
      {!isTold && <span class="vh">{label}</span>}
    </>
  );
}

export function PresenceBadge({ seat, thinking }: PresenceProps) {
  const attendance = useContext(AttendanceContext)!;
  const { presence, seating, deadlines, clocks, ended, lowerRungs } = attendance;
  const [wait, rest] = [deadlines.value.get(seat), clocks.value?.[seat]];
  const [present, table] = [presence.value, seating.value];
  const lower = lowerRungs.value[seat];
  if (table && lower) return <BotBadge bot={lower} label={lowerRungSentence(lower, seat, table)} />;
  if (!present || !table || table.players[seat] !== "person" || alone(table)) return null;
  const { names } = peopleAt(table);
  const bot = attendance.standIn(seat);
  const state = bot || !present.here.includes(seat) ? "lost" : thinking && !ended.value ? "thinking" : "here";
  const sign = present.signs[seat];
  const group = present.same.find((group) => group.includes(seat));
  const label = bot
    ? say("time-stands-in-for", { bot: characterName(bot), name: names[seat] ?? "" })
    : say(`company-${state}`);
  const twice = group && say("company-same", { names: list(group.map((other) => names[other] ?? "")) });
  return (
    <>
      <span class="here" data-state={state} title={label}>
        {typeof sign === "number" && <Sign sign={sign} />}
        <span class="vh">{label}</span>
      </span>
      {bot && <BotBadge bot={bot} label={label} isTold />}
      {wait ? <Countdown {...wait} /> : rest !== undefined && <span class="countdown">{clockTime(rest)}</span>}
      {twice && (
        <span class="here-same" title={twice}>
          <span class="vh">{twice}</span>
          <span aria-hidden="true">=</span>
        </span>
      )}
    </>
  );
}
