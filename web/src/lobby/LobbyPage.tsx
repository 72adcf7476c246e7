/** The lobby, fetched when it is shown. */

import { Later } from "../parts/Later";
import { loadShelves } from "../words/languages";

const page = async () => (await Promise.all([import("./Lobby"), loadShelves("lobby")]))[0].Lobby;

export const LobbyPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;
