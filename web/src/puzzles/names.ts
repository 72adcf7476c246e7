/** What puzzles are called: `sannin-7`. */

/** The number of puzzles of each game. */
export const A_GAME = 60;

export const numberOf = (name: string): number => Number(name.split("-").at(-1));

/** The one after it; after the last of a game the first. */
export function following(name: string): string {
  const [game] = name.split("-");
  return `${game}-${(numberOf(name) % A_GAME) + 1}`;
}
