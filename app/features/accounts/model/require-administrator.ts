import type { StoreReads } from "~/platform/ports/store";
import { type Result, refuse } from "~/values/result";
import { type Member, requireActive } from "./member";

/**
 * The caller, and whether they are an administrator by the provider's current claims and have just
 * proven themselves.
 */
export interface Administrator {
  uid: string;
  admin: boolean;
}

/** All other callers get the same NOT_FOUND, for every subject. */
export async function requireAdministrator(reads: StoreReads, who: Administrator): Promise<Result<Member>> {
  const member = await requireActive(reads, who.uid);
  return member.ok && !who.admin ? refuse("NOT_FOUND") : member;
}
