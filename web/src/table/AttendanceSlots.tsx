/** Places for the components that show the people at a table; they are empty until these are fetched. */

import { useContext } from "preact/hooks";
import type { Seat, Viewer } from "../protocol/messages";
import { AttendanceContext, type AttendanceProps, type PresenceProps } from "./attendance";

/** On the sign of a seat: whether its person is connected, and their clock. */
export function PresenceBadge(props: PresenceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.PresenceBadge {...props} /> : null;
}

/** On a plate: the bot that plays instead. */
export function StandInBadge(props: { seat: Seat }) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.StandInBadge {...props} /> : null;
}

/** At a plate: what the seat says. */
export function SeatBubble(props: { seat: Seat }) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.SeatBubble {...props} /> : null;
}

/** Proposals that want an answer, the viewer's clock when it runs out, and the way back to the viewer's seat. */
export function Banners(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.Banners {...props} /> : null;
}

/** Proposals, and the chat while it is open. */
export function Proposals(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return (
    parts && (
      <>
        <parts.Banners {...props} />
        <parts.OpenChat {...props} />
      </>
    )
  );
}

/** The standing after all have agreed to end the match. */
export function EndedSheet(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.EndedSheet {...props} /> : null;
}

/** In the menu: propose to end the match. */
export function EndEarly(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.EndEarly {...props} /> : null;
}

/** In the menu: allow hints at a table of people. */
export function AllowHints(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.AllowHints {...props} /> : null;
}

/** In the bar and in menus: the number of onlookers, and for an onlooker the side. */
export function Onlookers({ viewer }: { viewer: Viewer }) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.Onlookers viewer={viewer} /> : null;
}

/** In menus: open the chat. */
export function ChatButton({ onOpen }: { onOpen?: () => void }) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.TalkButton onOpen={onOpen} /> : null;
}

/** The chat, where it has a place of its own. */
export function Chat(props: AttendanceProps) {
  const parts = useContext(AttendanceContext)?.parts.value;
  return parts ? <parts.Talk {...props} /> : null;
}
