/** The state of the house in this tab. */

import { signal } from "@preact/signals";
import type { HouseProblem } from "./messages";

/** `elsewhere`: another tab keeps the house until it is closed. */
export type HouseState = "starting" | "elsewhere" | "ready" | HouseProblem;

export const houseState = signal<HouseState>("starting");
