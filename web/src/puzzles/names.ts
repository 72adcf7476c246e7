/** The names of puzzles, such as `sannin-7`. */

export const numberOf = (name: string): number => Number(name.split("-").at(-1));

export const gameOf = (name: string): string => name.split("-")[0]!;
