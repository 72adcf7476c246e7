/** The lobby, fetched when it is shown. */

import { tabWorker } from "../addresses";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const page = async () => (await Promise.all([import("./Lobby"), loadShelves("start", "lobby", "company")]))[0].Lobby;

/** A site in a tab has no lobby; it says where one is. */
const elsewhere = async () => (await import("./ServerPage")).ServerPage;

export const LobbyPage = () => <Lazy fetch={tabWorker ? elsewhere : page} failed="page-unreachable" props={{}} />;
