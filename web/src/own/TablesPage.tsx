/** All of one's own tables: fetched when somebody looks for them. */

import { Later } from "../parts/Later";
import { learn } from "../words/languages";

const page = async () => (await Promise.all([import("./Own"), learn("own")]))[0].Own;

export const TablesPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;
