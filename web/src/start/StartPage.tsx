/** The start page, fetched apart: a table does not need it. */

import { fetchPart, Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";
import type { StartProps } from "./Start";

const page = async () => (await Promise.all([import("./Start"), loadShelves("start")]))[0].Start;

export const StartPage = (props: StartProps) => <Lazy fetch={page} failed="page-unreachable" props={props} />;

/** Fetch the start page ahead. If it does not come, the page says so when it is opened. */
export const preloadStart = (): Promise<unknown> => fetchPart(page).catch(() => {});
