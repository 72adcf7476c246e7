/** The page of a person's tables, fetched when it is shown. */

import { Later } from "../parts/Later";
import { loadShelves } from "../words/languages";

const page = async () => (await Promise.all([import("./AllTables"), loadShelves("own")]))[0].AllTables;

export const TablesPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;
