import type { AccountKind } from "~/domain/account";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { foldHandle } from "~/domain/handle";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getHirerRecord, type HirerRecord } from "~/features/briefs/model/hirer-record";
import { readCases, type ShownCase } from "~/features/cases/reads/shown-case";
import { findHandle } from "~/features/profiles/model/handle";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { listPastReferences, type PastReference } from "~/features/references/reads/asked";
import type { StoreReads } from "~/platform/ports/store";

/** What a visitor reads of a profile that is for everyone: every field is named here. */
const published = [
  "displayName",
  "organisation",
  "headline",
  "about",
  "writtenIn",
  "discipline",
  "teamSize",
  "services",
  "prices",
  "skills",
  "country",
  "languages",
  "website",
  "size",
  "links",
] as const satisfies readonly (keyof ProfileContent)[];

export interface PublicMember extends Pick<ProfileContent, (typeof published)[number]> {
  /** The name in the address of its page. */
  handle: string;
  kind: AccountKind;
  /** The id of the picture beside the name. */
  face: string | null;
  updatedAt: string;
  /** Hirers only. */
  record: HirerRecord | null;
}

/** Whether a profile is for everyone. */
export function isPublicMember(account: Account | undefined, profile: Profile | undefined): boolean {
  return (
    account?.status === "ACTIVE" &&
    account.kind !== null &&
    !account.review &&
    profile?.visibility === "EVERYONE" &&
    profile.handle !== null
  );
}

/**
 * The page of a member: what they say of themselves, what work they show, what former clients say.
 */
export interface PublicMemberPage extends PublicMember {
  /** By which what others wrote is read; no field of the API. */
  uid: string;
  cases: ShownCase[];
  pastReferences: PastReference[];
}

/** The member whose page has this name in its address, as a visitor reads them; null for none. */
export async function readPublicMember(reads: StoreReads, name: string): Promise<PublicMemberPage | null> {
  const uid = await findHandle(reads, foldHandle(name));
  const member = uid === null ? null : await getPublicMember(reads, uid);
  if (uid === null || member === null) return null;
  return {
    ...member,
    uid,
    cases: member.kind === "HIRER" ? [] : await readCases(reads, uid),
    pastReferences: await listPastReferences(reads, uid),
  };
}

/** The same by their uid, which no visitor reads. */
export async function getPublicMember(reads: StoreReads, uid: string): Promise<PublicMember | null> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  const profile = (await getProfile(reads, uid))?.data;
  if (!account?.kind || !profile?.handle || !isPublicMember(account, profile)) return null;
  const { kind } = account;
  const own = fieldsOf(profileFields, kind);
  const shown = Object.fromEntries(
    published.map((field) => [field, field in own ? profile[field] : profileFields[field].initial]),
  );
  return {
    ...(shown as Pick<ProfileContent, (typeof published)[number]>),
    handle: profile.handle,
    kind,
    face: profile.face,
    updatedAt: profile.updatedAt,
    record: kind === "HIRER" ? await getHirerRecord(reads, uid) : null,
  };
}
