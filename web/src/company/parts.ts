/** What is shown of the others at a table. */

import type { Parts } from "../frame/company";
import { Here } from "./Here";

export const parts: Parts = { Here };
