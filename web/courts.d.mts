/** Vite's plugin that draws jack, queen and king. */
export function courts(): { name: string; config(): void };
