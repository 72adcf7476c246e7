/** Who has come to a table so far: fetched when one waits for others. */

import { Later } from "../parts/Later";
import type { GatheringMessage, PresenceMessage } from "../protocol/messages";
import { learn } from "../words/languages";

const page = async () => (await Promise.all([import("./Gathering"), learn("company", "flowers")]))[0].Gathering;

interface GatheringProps {
  path: string;
  gathering: GatheringMessage;
  presence: PresenceMessage | null;
}

export const GatheringPage = (props: GatheringProps) => <Later fetch={page} failed="page-unreachable" props={props} />;
