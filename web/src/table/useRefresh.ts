/** Does something at once, and again whenever the page comes back into view. */

import { useEffect } from "preact/hooks";

export function useRefresh(look: () => void): void {
  useEffect(() => {
    look();
    const seen = () => {
      if (!document.hidden) look();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
