import { otherSide, type WorkSide } from "~/content/reference";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { isShown, uidOf } from "~/features/references/rules/work";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { listWorksAbout } from "./read-reference";

/** How many references are shown about a member, up to `limits.referencesShown`. */
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
  return accounts.filter((account) => account?.data.status === "ACTIVE").length;
}
