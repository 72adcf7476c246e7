import type { Plugin } from "vite";

/** Compressed bytes of a first load: script, style and messages, and all of it with a deck. */
export interface Weights {
  code: number;
  whole?: number;
}

export const LIMITS: Required<Weights>;
export function words(family: string): number;
export function weigh(
  bundle: object,
  dynamicImports: (id: string) => readonly string[],
  messages?: (family: string) => number,
): Record<string, Weights>;
export function excess(tables: Record<string, Weights>, limits?: Required<Weights>): string[];
export function budget(limits?: Required<Weights>, messages?: (family: string) => number): Plugin;
