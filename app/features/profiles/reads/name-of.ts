import { getProfile } from "~/features/profiles/rules/profile";
import type { StoreReads } from "~/platform/ports/store";

/**
 * A member's name for members who have dealings with them: a brief shows its hirer's name, and a
 * proposal or a message its sender's. Null once they have no profile.
 */
export async function nameOf(reads: StoreReads, uid: string): Promise<string | null> {
  const profile = (await getProfile(reads, uid))?.data;
  return profile ? (profile.organisation ?? profile.displayName) : null;
}
