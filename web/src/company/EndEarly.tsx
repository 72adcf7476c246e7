/** A button of the menu: end the match here, if all persons agree. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { SureSheet } from "../parts/SureSheet";
import { say } from "../words/say";

export function EndEarly({ viewer }: CompanyProps) {
  const { wishing, ended, word } = useContext(CompanyContext)!;
  const asking = useSignal(false);
  if (viewer === "table" || ended.value || wishing.value.includes(viewer)) return null;
  return (
    <>
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {say("company-end")}
      </button>
      {asking.value && (
        <SureSheet
          id="end-title"
          title={say("company-end-title")}
          asking={asking}
          stay={say("company-end-not")}
          go={say("company-end-propose")}
          doIt={() => word.ask({ do: "wish", of: "end", wish: true })}
          onDone={() => {}}
        >
          <p>{say("company-end-text")}</p>
        </SureSheet>
      )}
    </>
  );
}
