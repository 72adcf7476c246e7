/** The start page, fetched apart: a table does not need it. */

import { fetchPart, Later } from "../parts/Later";

const page = async () => (await import("./Start")).Start;

export const StartPage = () => <Later fetch={page} failed="page-unreachable" props={{}} />;

/** Fetch the start page ahead. If it does not come, the page says so when it is opened. */
export const preloadStart = (): Promise<unknown> => fetchPart(page).catch(() => {});
