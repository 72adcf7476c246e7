/** The start: fetched before it is shown, for nobody needs it at a table. */

import { fetchPart, Later } from "../parts/Later";

const page = async () => (await import("./Start")).Start;

export const StartPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;

/** Have the start here. Where it does not come, the page says so when somebody goes there. */
export const preloadStart = (): Promise<unknown> => fetchPart(page).catch(() => {});
