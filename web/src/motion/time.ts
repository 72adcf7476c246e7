/** Durations come from the design's tokens; reduced motion sets them to nothing there. */

/** A duration as CSS writes it, in milliseconds; a minifier may have made seconds of it. */
export const milliseconds = (css: string): number =>
  (Number.parseFloat(css) || 0) * (css.trim().endsWith("ms") ? 1 : 1000);

/** A token's duration in milliseconds. */
export const duration = (token: string): number =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));
