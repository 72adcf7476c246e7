/** Where the rules say it: a clause such as SAN A6 is a place on the page of its game. */

export const ruleOf = (game: string, clause: string): string =>
  `/rules/${game}#${clause.split(" ").at(-1)!.toLowerCase()}`;
