import { requireFileKey } from "./file-key.server";

/** The port's bounds of a list. @throws Error */
export function requireListBounds(after: string | null, limit: number): void {
  if (after !== null) requireFileKey(after);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw new Error(`A list of files has 1 to 1,000 of them, not ${limit}`);
}
