/** What the others propose: to end the match here, to allow hints, or to play another one. */

import { useContext } from "preact/hooks";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { allowHints, openAgain, wouldEnd } from "../protocol/http";
import { go } from "../router";
import { peopleAt } from "../words/names";
import { list, say } from "../words/say";
import { OwnTime } from "./OwnTime";

export function Banners({ path, viewer }: CompanyProps) {
  const company = useContext(CompanyContext)!;
  const { wishing, hinting, again, ended, sitting } = company;
  const [wishes, opener, table] = [wishing.value, again.value, sitting.value];
  if (!table) return null;
  const { names } = peopleAt(table);
  const agreed = viewer !== "table" && wishes.includes(viewer);
  const hints = hinting.value;
  const allows = viewer !== "table" && hints.includes(viewer);
  const come = async () => {
    const opened = await openAgain(path);
    if ("path" in opened) go(opened.path);
  };
  return (
    <div class="banners" role="status">
      <OwnTime viewer={viewer} />
      {wishes.length > 0 && !ended.value && (
        <p class="banner">
          {say("company-wish", { names: list(wishes.map((seat) => names[seat] ?? "")) })}
          {viewer !== "table" && (
            <button type="button" class="btn" onClick={() => void wouldEnd(path, !agreed)}>
              {say(agreed ? "company-end-not" : "company-end-agree")}
            </button>
          )}
        </p>
      )}
      {hints.length > 0 && !ended.value && !company.allowHints(table.players) && (
        <p class="banner">
          {say("company-hints-wish", { names: list(hints.map((seat) => names[seat] ?? "")) })}
          {viewer !== "table" && (
            <button type="button" class="btn" onClick={() => void allowHints(path, !allows)}>
              {say(allows ? "company-hints-not" : "company-hints")}
            </button>
          )}
        </p>
      )}
      {opener !== null && opener !== viewer && viewer !== "table" && (
        <p class="banner">
          {say("company-again", { name: names[opener] ?? "" })}
          <button type="button" class="btn btn-go" onClick={() => void come()}>
            {say("company-again-come")}
          </button>
        </p>
      )}
    </div>
  );
}
