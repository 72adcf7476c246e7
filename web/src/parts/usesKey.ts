/** Keys that the focused element uses itself, so that a page takes none of them from it. */

/** Elements that use most keys. */
const FIELDS = "dialog, select, textarea, summary, input:not([type=range])";
/** Parts that scroll by themselves, and the keys that scroll them. */
const SCROLLING = '[tabindex="0"]:not(button)';
const SCROLL = /^(Arrow|Page|Home|End| )/;

export function usesKey({ target, key }: KeyboardEvent): boolean {
  const here = target as Element;
  return here.closest(FIELDS) !== null || (SCROLL.test(key) && here.closest(SCROLLING) !== null);
}
