import { getProfile } from "~/features/profiles/rules/profile";
import type { StoreReads } from "~/platform/ports/store";

/**
 * What a member calls themselves, for those who have dealings with them: a hirer's name stands on the brief, and who
 * sends a proposal or a message sends a name. Null for who has no profile any more.
 */
export async function nameOf(reads: StoreReads, uid: string): Promise<string | null> {
  const profile = (await getProfile(reads, uid))?.data;
  return profile ? (profile.organisation ?? profile.displayName) : null;
}
