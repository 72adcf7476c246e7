/** The section of a page to which its address leads. */

/** The element that the fragment of the address names; null if it names none. */
export function sectionOfAddress(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null; // a link that was cut within a letter
  }
}
