/** The address of a clause of the rules, such as SAN A6. */

export const ruleOf = (game: string, clause: string): string =>
  `/rules/${game}#${clause.split(" ").at(-1)!.toLowerCase()}`;
