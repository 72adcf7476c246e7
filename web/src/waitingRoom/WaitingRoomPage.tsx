/** The pages of tables that wait for persons, fetched when they are shown. */

import type { FunctionComponent } from "preact";
import { Lazy } from "../parts/Lazy";
import type { GatheringMessage, PresenceMessage } from "../protocol/messages";
import { loadShelves } from "../words/languages";

async function withWords<P>(part: Promise<FunctionComponent<P>>): Promise<FunctionComponent<P>> {
  return (await Promise.all([part, loadShelves("start", "company", "flowers")]))[0];
}

const room = () => withWords(import("./WaitingRoom").then(({ WaitingRoom }) => WaitingRoom));
const join = () => withWords(import("./JoinPage").then((page) => page.JoinPage));
const code = () => withWords(import("./CodePage").then((page) => page.CodePage));

interface WaitingRoomProps {
  path: string;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
}

/** The waiting room of a table. */
export const WaitingRoomPage = (props: WaitingRoomProps) => (
  <Lazy fetch={room} failed="page-unreachable" props={props} />
);

/** The page behind the link of an invitation. */
export const JoinPage = ({ place }: { place: { table: string; seat: number } }) => (
  <Lazy fetch={join} failed="page-unreachable" props={{ place }} />
);

/** The page for a spoken code. */
export const CodePage = () => <Lazy fetch={code} failed="page-unreachable" props={{}} />;
