import { otherSide, type WorkSide } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { listAskedIn } from "~/features/references/model/asked-reference";
import { isShown, uidOf } from "~/features/references/model/work";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { listWorksAbout } from "./read-reference";

/** How many references of both kinds are shown about a member, up to `limits.referencesShown`. */
export async function countReferences(
  reads: StoreReads,
  uid: string,
  side: WorkSide,
  now: Date,
): Promise<number> {
  const page = { first: limits.referencesShown, after: null };
  const { items } = await listWorksAbout(reads, uid, side, page);
  const shown = items.filter(({ data }) => isShown(data, now));
  const authors = shown.map(({ data }) => uidOf(data, otherSide(side)));
  const accounts = await reads.getMany<Account>(accountsCollection, authors);
  const ours = accounts.filter((account) => account?.data.status === "ACTIVE").length;
  const elsewhere = side === "TALENT" ? (await listAskedIn(reads, uid, "SHOWN")).length : 0;
  return Math.min(ours + elsewhere, limits.referencesShown);
}
