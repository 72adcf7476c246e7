/** The lines of a record, as far as the check of shuffles reads them. */

export interface Event {
  e: string;
  n?: number;
  id?: string;
  seat?: number;
  yes?: boolean;
  sha256?: string;
  words?: string;
  secret?: string;
  dealer?: number | null;
  hands?: readonly string[];
  field?: string;
  cards?: string;
  draws?: readonly string[];
  widow?: readonly string[];
  names?: readonly string[];
}

/** The events of a record. Lines are not validated: a missing key fails the check later. */
export const eventsOf = (text: string): Event[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Event);
