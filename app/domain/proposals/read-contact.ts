import type { StoreReads } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import type { ReadProposal } from "./read-proposal";

/**
 * Where its reader writes to the other of the two, once the proposal is accepted: their e-mail address.
 * Null before, and while the other's account is suspended, being deleted, or gone.
 */
export async function readContact(
  reads: StoreReads,
  { data, brief, reader }: ReadProposal,
): Promise<string | null> {
  if (data.status !== "accepted") return null;
  const other = reader === "hirer" ? data.uid : brief.data.hirerUid;
  const account = await reads.get<Account>(accountsCollection, other);
  return account?.data.status === "active" ? account.data.email : null;
}
