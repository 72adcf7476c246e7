/** The message by which a page asks a waiting service worker to take over. */
export const TAKE_OVER = "take over";
