import { createHash } from "node:crypto";
import { markOf } from "~/platform/values/press";

/**
 * The id of what a form sends: of its key together with all that is sent, as it is kept. The same form sent again is
 * the same press; another text with the same key is another. Only half of the key stands in the id, so that once a text is
 * removed nobody can check a guess at it.
 */
export function pressOf(key: string, ...sent: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify([key, ...sent]));
  return `${markOf(key)}-${hash.digest("hex").slice(0, 32)}`;
}
