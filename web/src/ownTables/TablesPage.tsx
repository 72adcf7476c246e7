/** The page of a person's tables, fetched when it is shown. */

import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";

const page = async () => (await Promise.all([import("./AllTables"), loadShelves("own")]))[0].AllTables;

export const TablesPage = () => <Lazy fetch={page} failed="page-unreachable" props={{}} />;
