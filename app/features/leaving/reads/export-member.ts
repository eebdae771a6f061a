import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { administratorsCollection, type ListedAdministrator } from "~/features/accounts/model/administrators";
import { getProfile } from "~/features/profiles/model/profile";
import type { StoreReads } from "~/platform/ports/store";
import { type ExportPlace, exportPart, firstPlace } from "./export-part";
import { toAccount, toProfile } from "./export-shapes";

interface Asked {
  uid: string;
  now: Date;
  /** Null for the first part. */
  from: ExportPlace | null;
  /** Data about the member from outside the market, for the first part. */
  beside(): Promise<object>;
}

/**
 * All stored data about a member, as they may know it, a part at a time: of others only their
 * messages to the member, and no decline that is still untold. Null for an unknown uid.
 */
export async function exportMember(
  reads: StoreReads,
  { uid, now, from, beside }: Asked,
): Promise<{ text: string; next: ExportPlace | null } | null> {
  const scene = { reads, uid, now };
  if (from) return exportPart(scene, from, null);
  const account = await reads.get<Account>(accountsCollection, uid);
  if (!account) return null;
  const profile = await getProfile(reads, uid);
  const listed = await reads.get<ListedAdministrator>(administratorsCollection, uid);
  const head = {
    exportedAt: now.toISOString(),
    account: { ...toAccount(uid, account.data), administratorSince: listed?.data.since ?? null },
    profile: profile && toProfile(profile.data),
    ...(await beside()),
  };
  return exportPart(scene, firstPlace, head);
}
