/** The waiting room of a table, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import type { GatheringMessage, PresenceMessage } from "../protocol/messages";
import { loadShelves } from "../words/languages";

const page = async () =>
  (await Promise.all([import("./WaitingRoom"), loadShelves("company", "flowers")]))[0].WaitingRoom;

interface WaitingRoomProps {
  path: string;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
}

export const WaitingRoomPage = (props: WaitingRoomProps) => (
  <Lazy fetch={page} failed="page-unreachable" props={props} />
);
