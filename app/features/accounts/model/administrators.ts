import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/**
 * `administrators/{uid}`: these accounts get the administrators' mails, and only the command
 * suspends them. The provider's claim grants the rights; this copy of it can be listed, and read in
 * a transaction.
 */
export interface ListedAdministrator {
  uid: string;
  /** ISO 8601 UTC. */
  since: string;
  /**
   * “This wasn't me” removed their passkeys: links add none until the command has made them an
   * administrator again.
   */
  passkeysRemoved?: true;
}

export const administrators = collection<ListedAdministrator>()({
  name: "administrators",
  ofMember: { id: "uid", exported: "apart" },
  shared: true,
});
export const administratorsCollection = administrators.name;

/** At most a hundred: each is mailed about each act. */
export async function listAdministrators(reads: StoreReads): Promise<string[]> {
  const { items } = await reads.query<ListedAdministrator>({
    collection: administratorsCollection,
    limit: 100,
  });
  return items.map(({ id }) => id);
}

export async function isListedAdministrator(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get(administratorsCollection, uid)) !== null;
}
