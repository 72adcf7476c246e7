/** The problems that errors of the worker are. */

import { DamagedJournal, NoStorage } from "./journal";
import type { HouseProblem, ProblemKind } from "./messages";

/** A part of the program could not be fetched. */
export class MissingPart extends Error {}

/** The problem that an error is, with the words of the browser. */
export const problemOf = (error: unknown): HouseProblem => ({ kind: kindOf(error), detail: String(error) });

function kindOf(error: unknown): ProblemKind {
  if (error instanceof MissingPart) return "fetching";
  if (error instanceof NoStorage) return "storage";
  if (error instanceof DamagedJournal) return "damaged";
  // Some browsers have a class of its own for it.
  if (error instanceof Error && error.name === "QuotaExceededError") return "full";
  return "failed";
}
