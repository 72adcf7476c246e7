/** What is shown of the others at a table, where there are any. */

import { useContext } from "preact/hooks";
import { CompanyContext, type CompanyProps, type HereProps } from "./company";

/** Beside the name of a seat: whether its person is here. */
export function Here(props: HereProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.Here {...props} /> : null;
}

/** What waits for an answer: what they propose, the own time where it runs out, the way back to the own seat. */
export function Banners(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.Banners {...props} /> : null;
}

/** What they propose and say. */
export function Proposals(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return (
    parts && (
      <>
        <parts.Banners {...props} />
        <parts.Bubbles {...props} />
      </>
    )
  );
}

/** How they stand where all have ended the match. */
export function Ended(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.Ended {...props} /> : null;
}

/** In the menu: a way to end the match together. */
export function EndEarly(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.EndEarly {...props} /> : null;
}

/** In the menu: a way to allow hints at a table of persons. */
export function AllowHints(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.AllowHints {...props} /> : null;
}

/** In menus: the way to what is said. */
export function TalkButton({ onOpen }: { onOpen?: () => void }) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.TalkButton onOpen={onOpen} /> : null;
}

/** What is said, where it has room beside all else. */
export function Talk(props: CompanyProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.Talk {...props} /> : null;
}
