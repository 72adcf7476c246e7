/** The start page, fetched apart: a table does not need it. */

import { fetchPart, Lazy } from "../parts/Lazy";

const page = async () => (await import("./Start")).Start;

export const StartPage = () => <Lazy fetch={page} failed="page-unreachable" props={{}} />;

/** Fetch the start page ahead. If it does not come, the page says so when it is opened. */
export const preloadStart = (): Promise<unknown> => fetchPart(page).catch(() => {});
