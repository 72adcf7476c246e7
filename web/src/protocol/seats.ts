/** Opens tables and takes seats; the keys and links that come with them are kept. */

import { recall } from "../preferences";
import { type Failure, failureOf } from "./ask";
import type { NewTable, OwnSeat, PlayOnRequest, Seated } from "./messages";
import * as operations from "./operations";
import { keepKeys, keepLink } from "./seatKey";
import { addSeatHere, seatsHere } from "./seatsHere";

/** The table and the seat of a path, `/t/TABLE/SEAT`. */
export function ownSeat(path: string): OwnSeat {
  const [table = "", seat = ""] = path.split("/").slice(-2);
  return { table, own: Number(seat) };
}

const keepSeat = async (asking: Promise<Seated | Failure>): Promise<Seated | Failure> => {
  const answer = await asking;
  if ("path" in answer) keepKeys(answer);
  return answer;
};

export const openTable = (wish: NewTable) => keepSeat(operations.openTable({ ...ownSign(), ...wish }));

/** Open another match of the same people; all persons at this device take their seats. */
export async function openAgain(path: string): Promise<Seated | Failure> {
  const { table, own } = ownSeat(path);
  const answer = await keepSeat(operations.rematch({ table, own }));
  const others = "path" in answer ? seatsHere(table).filter((seat) => seat !== own) : [];
  for (const seat of others) {
    const other = await keepSeat(operations.rematch({ table, own: seat }));
    if ("path" in other) addSeatHere(other.table, other.seat);
  }
  if (others.length && "path" in answer) addSeatHere(answer.table, answer.seat);
  return answer;
}

/** Open a table from a moment of the match at `path`, counted from 1; by default from before the last own choice. */
export const openFrom = (path: string, moment?: number) =>
  keepSeat(operations.playOn({ ...ownSeat(path), ...(moment !== undefined && { moment }) }));

/** Open a table from a moment of a record that was sent. */
export const openFromRecord = (position: PlayOnRequest) => keepSeat(operations.playOnFromRecord(position));

/** Take a free seat at a table of the lobby. */
export const joinFromLobby = (table: string, name: string) =>
  keepSeat(operations.joinLobbyTable({ table, ...ownSign(), ...(name && { name }) }));

/** Take a seat with others who want this game now. */
export const quickMatch = (game: string, seats: number, name: string) =>
  keepSeat(operations.quickMatch({ game, seats, ...ownSign(), ...(name && { name }) }));

/** Take an open seat by its invitation. */
export const joinTable = (table: string, own: number, invitation: string, name: string) =>
  keepSeat(operations.join({ table, own, invitation, ...ownSign(), ...(name && { name }) }));

/** Take an open seat by the spoken code of its invitation. */
export const joinByCode = (code: string, name: string) =>
  keepSeat(operations.joinByCode({ code, ...ownSign(), ...(name && { name }) }));

/** Make a new link to an open seat, as the host at `path`. */
export const invite = (path: string, seat: number) => linked(path, operations.invite({ ...ownSeat(path), seat }));

/** Remove the person of a seat before the first deal, as the host at `path`; the seat gets a new link. */
export const removePerson = (path: string, seat: number) => linked(path, operations.remove({ ...ownSeat(path), seat }));

/** Give all open seats to a bot, as the host at `path`. */
export const fillWithBots = (path: string, bot: string) =>
  failureOf(operations.fillWithBots({ ...ownSeat(path), bot }));

/** Give an open seat to a bot, as the host at `path`. */
export const seatBot = (path: string, seat: number, bot: string) =>
  failureOf(operations.seatBot({ ...ownSeat(path), seat, bot }));

/** Close the table before the first deal, as the host at `path`. */
export const closeTable = (path: string) => failureOf(operations.closeTable(ownSeat(path)));

async function linked(path: string, asking: ReturnType<typeof operations.invite>): Promise<Failure | null> {
  const answer = await asking;
  if ("why" in answer) return answer;
  keepLink(ownSeat(path).table, answer);
  return null;
}

/** The sign that the person has chosen, if any. */
function ownSign(): { sign?: number } {
  const sign = Number.parseInt(recall("sign") ?? "", 10);
  return sign >= 0 && sign < 12 ? { sign } : {};
}
