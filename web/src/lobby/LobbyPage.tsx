/** The lobby: fetched when somebody looks in. */

import { Later } from "../parts/Later";
import { learn } from "../words/languages";

const page = async () => (await Promise.all([import("./Lobby"), learn("lobby")]))[0].Lobby;

export const LobbyPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;
