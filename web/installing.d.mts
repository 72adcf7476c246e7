import type { Plugin } from "vite";

export const WASHI: string;
export function installing(): Plugin;
export function png(size: number, cut: boolean): Uint8Array;
