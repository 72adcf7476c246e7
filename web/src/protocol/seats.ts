/** Tables opened and seats taken: the keys and links that come with them are kept in this browser. */

import { recall } from "../preferences";
import { type Failure, failureOf } from "./ask";
import type { NewTable, OwnSeat, PlayingOn, Seated } from "./messages";
import * as house from "./operations";
import { keepKeys, keepLink } from "./seatKey";

/** The table and the own seat of a path, `/t/TABLE/SEAT`. */
export function ownSeat(path: string): OwnSeat {
  const [table = "", seat = ""] = path.split("/").slice(-2);
  return { table, own: Number(seat) };
}

const opened = async (asking: Promise<Seated | Failure>): Promise<Seated | Failure> => {
  const answer = await asking;
  if ("path" in answer) keepKeys(answer);
  return answer;
};

export const openTable = (wish: NewTable) => opened(house.openTable({ ...ownSign(), ...wish }));

/** Another match of the same people. */
export const openAgain = (path: string) => opened(house.again(ownSeat(path)));

/** A new table from a moment of the match at `path`, counted from 1; none: from before the own last choice. */
export const openFrom = (path: string, moment?: number) =>
  opened(house.playOn({ ...ownSeat(path), ...(moment !== undefined && { moment }) }));

/** A new table from a moment of a record that was sent, in this seat. */
export const openFromRecord = (asked: PlayingOn) => opened(house.playOnFromRecord(asked));

/** A free seat at a table of the lobby. */
export const comeToTable = (table: string, name: string) =>
  opened(house.comeToTable({ table, ...ownSign(), ...(name && { name }) }));

/** A seat with others who want this game now. */
export const quickMatch = (game: string, seats: number, name: string) =>
  opened(house.quickMatch({ game, seats, ...ownSign(), ...(name && { name }) }));

/** Take an open seat by its invitation. */
export const joinTable = (table: string, own: number, invitation: string, name: string) =>
  opened(house.join({ table, own, invitation, ...ownSign(), ...(name && { name }) }));

/** A new link to an open seat, for the host at `path`. */
export const invite = (path: string, seat: number) => linked(path, house.invite({ ...ownSeat(path), seat }));

/** Send the person of a seat away before the first deal, by the host at `path`; the seat has a new link. */
export const removePerson = (path: string, seat: number) => linked(path, house.remove({ ...ownSeat(path), seat }));

/** Bots for all open seats, by the host at `path`. */
export const fillWithBots = (path: string, bot: string) => failureOf(house.fill({ ...ownSeat(path), bot }));

/** A bot for an open seat, by the host at `path`. */
export const seatBot = (path: string, seat: number, bot: string) =>
  failureOf(house.seatBot({ ...ownSeat(path), seat, bot }));

/** Close the table before the first deal, by the host at `path`. */
export const closeTable = (path: string) => failureOf(house.closeTable(ownSeat(path)));

async function linked(path: string, asking: ReturnType<typeof house.invite>): Promise<Failure | null> {
  const answer = await asking;
  if ("why" in answer) return answer;
  keepLink(ownSeat(path).table, answer);
  return null;
}

/** The sign that this browser's person has chosen, if any. */
function ownSign(): { sign?: number } {
  const sign = Number.parseInt(recall("sign") ?? "", 10);
  return sign >= 0 && sign < 12 ? { sign } : {};
}
