import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isSuspended } from "~/features/accounts/model/member";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { ReadProposal } from "~/features/proposals/reads/read-proposal";
import type { StoreReads } from "~/platform/ports/store";

/**
 * The other's e-mail address, for writing to them once the proposal is accepted and its author was
 * told, also while the other's account is being deleted. Null before, while one of the two is
 * suspended, and once the other is gone.
 */
export async function readContact(
  reads: StoreReads,
  { data, brief, reader }: ReadProposal,
  now: Date,
): Promise<string | null> {
  if (seenBy("applicant", data, brief.data, now).status !== "ACCEPTED") return null;
  const { uid } = data;
  const { hirerUid } = brief.data;
  const [own, other] = reader === "hirer" ? [hirerUid, uid] : [uid, hirerUid];
  if (await isSuspended(reads, own)) return null;
  const account = await reads.get<Account>(accountsCollection, other);
  const isShown = account?.data.status === "ACTIVE" || account?.data.status === "DELETING";
  return isShown ? account.data.email : null;
}
