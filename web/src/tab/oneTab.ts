/** One tab of a browser keeps the house at a time, because all tabs share one journal. */

const LOCK = "hachiya";
/** How long a tab that is being closed may keep the house before the next one says so, in milliseconds. */
const PATIENCE = 500;

/** Wait until this tab may keep the house; it keeps it until it is closed. `onElsewhere` is called if another has it. */
export function keepHouse(locks: LockManager, onElsewhere: () => void): Promise<void> {
  const waiting = setTimeout(onElsewhere, PATIENCE);
  return new Promise((resolve) => {
    void locks.request(LOCK, () => {
      clearTimeout(waiting);
      resolve();
      return new Promise<never>(() => {});
    });
  });
}
