import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type AuditEntry, listTrail } from "~/features/audit/model/audit-trail";
import type { Page, StoreReads } from "~/platform/ports/store";

/** Whom a mail to an administrator is for. */
export interface FoundAdministrator {
  uid: string;
  account: Account;
}

/**
 * The administrators' accounts, for mails to them: the trail has an entry for each.
 * Reads the whole trail, which is fine because this is rarely needed.
 */
export async function findAdministrators(reads: StoreReads): Promise<FoundAdministrator[]> {
  const known = new Map<string, boolean>();
  for (let after: string | null = null; ; ) {
    const page: Page<AuditEntry> = await listTrail(reads, { first: 50, after });
    for (const { data } of page.items)
      if ((data.act === "GRANT" || data.act === "REVOKE") && !known.has(data.about))
        known.set(data.about, data.act === "GRANT");
    after = page.next;
    if (after === null) break;
  }
  const uids = [...known].filter(([, isOne]) => isOne).map(([uid]) => uid);
  const accounts = await Promise.all(uids.map((uid) => reads.get<Account>(accountsCollection, uid)));
  return accounts.flatMap((account) =>
    account?.data.status === "ACTIVE" ? [{ uid: account.id, account: account.data }] : [],
  );
}
