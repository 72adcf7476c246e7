/** Writes the position of a replay into the address: the back button undoes choices, and not steps. */

/** The pause after which steps are written, in milliseconds: browsers limit such changes. */
const DELAY = 300;

export class AddressWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Write an address: at once as a page of its own where the person has chosen the position, else a little later. */
  write(address: string, chosen: boolean): void {
    clearTimeout(this.timer);
    const here = location.href;
    if (chosen) history.pushState(null, "", address);
    else
      this.timer = setTimeout(() => {
        // An address that has changed meanwhile stays as it is.
        if (location.href === here) history.replaceState(null, "", address);
      }, DELAY);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
