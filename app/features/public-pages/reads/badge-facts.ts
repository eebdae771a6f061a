import { foldHandle } from "~/domain/handle";
import type { AvailabilityState } from "~/domain/profile";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getHirerRecord, type HirerRecord } from "~/features/briefs/model/hirer-record";
import { getCase } from "~/features/cases/model/case";
import { findHandle } from "~/features/profiles/model/handle";
import { getProfile } from "~/features/profiles/model/profile";
import type { StoreReads } from "~/platform/ports/store";
import { isPublicMember } from "./public-member";

/** What badges on other sites may say of a member. */
export interface BadgeFacts {
  name: string;
  availability: AvailabilityState | null;
  availableFrom: string | null;
  availabilityConfirmedAt: string | null;
  record: HirerRecord | null;
  caseTitle: string | null;
}

/**
 * What badges say of the member whose page has this name; null where they offer none, and equally
 * for a page that visitors can't read, and for none.
 */
export async function readBadgeFacts(
  reads: StoreReads,
  name: string,
  caseId: string | null,
): Promise<BadgeFacts | null> {
  const uid = await findHandle(reads, foldHandle(name));
  if (uid === null) return null;
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  const profile = (await getProfile(reads, uid))?.data;
  if (profile?.badges !== "ON" || !isPublicMember(account, profile)) return null;
  const isHirer = account?.kind === "HIRER";
  const { availability, availableFrom, availabilityConfirmedAt } = profile;
  const said = isHirer
    ? { availability: null, availableFrom: null, availabilityConfirmedAt: null }
    : { availability, availableFrom, availabilityConfirmedAt };
  const shown = caseId === null || isHirer ? null : await getCase(reads, uid, caseId);
  return {
    name: profile.organisation ?? profile.displayName,
    ...said,
    record: isHirer ? await getHirerRecord(reads, uid) : null,
    caseTitle: shown?.data.title ?? null,
  };
}
