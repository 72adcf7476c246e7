/** Buttons of the menu: allow hints at a table of persons, or not any more; and whether all do. */

import { useContext } from "preact/hooks";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { say } from "../words/say";

export function AllowHints({ viewer }: CompanyProps) {
  const company = useContext(CompanyContext)!;
  const table = company.sitting.value;
  if (viewer === "table" || company.ended.value || !table) return null;
  const persons = table.players.filter((player) => player === "person").length;
  if (persons < 2) return null;
  const allows = company.hinting.value.includes(viewer);
  return (
    <>
      {company.mayHint.value && <p class="small muted">{say("company-hints-all")}</p>}
      <button
        type="button"
        class="btn"
        onClick={() => void company.word.ask({ do: "wish", of: "hints", wish: !allows })}
      >
        {say(allows ? "company-hints-not" : "company-hints")}
      </button>
    </>
  );
}
