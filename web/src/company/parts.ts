/** What is shown of the others at a table. */

import type { Parts } from "../frame/company";
import { Banners } from "./Banners";
import { EndEarly } from "./EndEarly";
import { Ended } from "./Ended";
import { Here } from "./Here";

export const parts: Parts = { Here, Banners, Ended, EndEarly };
