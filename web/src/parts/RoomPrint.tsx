/** The print of a room: a part of its flower card, with a cartouche. */

import { picture } from "../cards/Card";
import { ROOMS, type RoomName } from "./rooms";
import "./Print.css";
import "./RoomPrint.css";

/** The name of the room stands beside it. */
export function RoomPrint({ room }: { room: RoomName }) {
  const { card, cartouche } = ROOMS[room];
  return (
    <span class="art room-print" aria-hidden="true">
      <img src={picture(card, false)} alt="" width={250} height={400} draggable={false} />
      <span class="cart" lang="ja">
        <b>{cartouche}</b>
      </span>
    </span>
  );
}
