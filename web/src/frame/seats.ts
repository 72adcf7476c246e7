/** Who is drawn where. */

import type { Seat, Viewer } from "../protocol/messages";

/** The seat that is drawn nearest: the viewer's own, for spectators the first. */
export const nearest = ({ viewer }: { viewer: Viewer }): Seat => (viewer === "table" ? 0 : viewer);
