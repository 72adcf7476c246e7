/** Beside the name of a seat: whether its person is here, where there are others to know it. */

import { useContext } from "preact/hooks";
import { CompanyContext, type HereProps } from "./company";

export function Here(props: HereProps) {
  const parts = useContext(CompanyContext)?.parts.value;
  return parts ? <parts.Here {...props} /> : null;
}
