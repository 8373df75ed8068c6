/** A link as a QR code, made on this device: no service learns who is invited to what. */

import { encode } from "uqr";

/** A code as the path of its dark modules, in a square of so many modules with a quiet border. */
export interface Code {
  size: number;
  path: string;
}

/** Modules that stay light around a code, so that cameras find it. */
const BORDER = 4;

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
