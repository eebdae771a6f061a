// @ts-check
import { createHash } from "node:crypto";

/** The id of a seeded brief: as scattered as those that forms make. @param {number} number */
export function briefIdOf(number) {
  const hex = createHash("sha1").update(`brief ${number}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
