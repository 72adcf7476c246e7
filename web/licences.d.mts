import type { Plugin } from "vite";

/** A package of the bundle; its text is what the package has of its licence. */
export interface Bundled {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

export function notices(packages: readonly Bundled[]): string;
export function licences(from: string, fileName: string): Plugin;
