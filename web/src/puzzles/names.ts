/** The names of puzzles, such as `sannin-7`. */

/** The number of puzzles of each game. */
export const A_GAME = 60;

export const numberOf = (name: string): number => Number(name.split("-").at(-1));

/** The name of the next puzzle; the first follows the last. */
export function following(name: string): string {
  const [game] = name.split("-");
  return `${game}-${(numberOf(name) % A_GAME) + 1}`;
}
