import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { isPublicMember } from "./public-member";

/** Where a member's page is. */
export interface PublicAddress {
  handle: string;
  updatedAt: string;
}

/** Profiles that their owners show to everyone, those that changed last first. */
export function listPublicProfiles(reads: StoreReads, page: PageArgs): Promise<Page<Profile>> {
  return reads.query<Profile>({
    collection: profilesCollection,
    where: { visibility: "EVERYONE" },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The addresses of those that visitors may read. At most 100. */
export async function toPublicAddresses(
  reads: StoreReads,
  profiles: readonly Versioned<Profile>[],
): Promise<PublicAddress[]> {
  const uids = profiles.map(({ id }) => id);
  const accounts = await reads.getMany<Account>(accountsCollection, uids);
  return profiles.flatMap(({ data }, at) =>
    data.handle !== null && isPublicMember(accounts[at]?.data, data)
      ? [{ handle: data.handle, updatedAt: data.updatedAt }]
      : [],
  );
}
