/** Does something at once, and again whenever the page comes back into view. */

import { useEffect } from "preact/hooks";

export function useRefresh(look: () => void): void {
  useEffect(() => {
    look();
    const onVisible = () => {
      if (!document.hidden) look();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);
}
