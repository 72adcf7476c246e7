/** The page of a person's tables, fetched when it is shown. */

import { Later } from "../parts/Later";
import { learn } from "../words/languages";

const page = async () => (await Promise.all([import("./AllTables"), learn("own")]))[0].AllTables;

export const TablesPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;
