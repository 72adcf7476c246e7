/** The lobby, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const page = async () => (await Promise.all([import("./Lobby"), loadShelves("lobby")]))[0].Lobby;

export const LobbyPage = () => <Lazy fetch={page} failed="page-unreachable" props={{}} />;
