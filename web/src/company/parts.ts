/** What is shown of the others at a table. */

import type { Parts } from "../frame/company";
import { AllowHints } from "./AllowHints";
import { Banners } from "./Banners";
import { Bubbles } from "./Bubbles";
import { EndEarly } from "./EndEarly";
import { Ended } from "./Ended";
import { Here } from "./Here";
import { Talk } from "./Talk";
import { TalkButton } from "./TalkButton";

export const parts: Parts = { Here, Banners, Ended, EndEarly, AllowHints, Bubbles, Talk, TalkButton };
