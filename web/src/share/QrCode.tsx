/** An address as a QR code: dark on light in every theme, because scanners expect that. */

import { encode } from "uqr";
import "./QrCode.css";

/** The width of the empty border, in modules. */
const BORDER = 2;

export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
