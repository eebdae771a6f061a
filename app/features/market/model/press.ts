import { createHash } from "node:crypto";
import { markOf } from "~/values/press";

/**
 * The id of a form's submission: of its key and all of its stored values. The same form sent again
 * has the same id; another text with the same key has another. Only half of the key is in the id,
 * so that a guess at a removed text can't be checked against it.
 */
export function pressOf(key: string, ...sent: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify([key, ...sent]));
  return `${markOf(key)}-${hash.digest("hex").slice(0, 32)}`;
}
