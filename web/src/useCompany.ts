/** What shows the others at a table, fetched with the first word of them. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Company } from "./frame/company";
import { learn } from "./words/languages";

export function useCompany(company: Company): void {
  useEffect(() => {
    let fetching = false;
    return effect(() => {
      const isWaiting = company.waits.value.size > 0 || company.sitting.value?.stand_ins?.some(Boolean);
      if ((!company.presence.value && !isWaiting && !company.ended.value) || fetching) return;
      fetching = true;
      // A table can be played without it: where it does not come, nothing is shown.
      Promise.all([import("./company/parts"), learn("company")]).then(
        ([{ parts }]) => (company.parts.value = parts),
        () => (fetching = false),
      );
    });
  }, [company]);
}
