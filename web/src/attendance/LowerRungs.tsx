/** For some seconds above the table: bots play for others, which are too slow or have failed. The plates go on saying it where they have room. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import type { Seat } from "../protocol/messages";
import { AttendanceContext, type Seating } from "../table/attendance";
import { characterName, isOfPackage, peopleAt } from "../words/names";
import { say } from "../words/say";

/** How long the banner stands, in milliseconds. */
const STANDS = 6000;

/** The sentence about the bot that plays for the bot of a seat. */
export const lowerRungSentence = (bot: string, seat: Seat, table: Seating): string =>
  say(isOfPackage(table.players[seat] ?? "") ? "company-lower-rung" : "company-own-bot", {
    bot: characterName(bot),
    name: peopleAt(table).names[seat] ?? "",
  });

export function LowerRungs() {
  const { lowerRungs, seating, over } = useContext(AttendanceContext)!;
  const isNew = useSignal(false);
  const [bots, table] = [lowerRungs.value, seating.value];
  useEffect(() => {
    isNew.value = bots.some(Boolean);
    const timer = setTimeout(() => (isNew.value = false), STANDS);
    return () => clearTimeout(timer);
  }, [bots]);
  if (!isNew.value || !table || over.value) return null;
  return bots.map((bot, seat) => bot && <p class="banner">{lowerRungSentence(bot, seat, table)}</p>);
}
