import type { AccountKind } from "~/domain/account";
import { otherSide } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getProfile } from "~/features/profiles/model/profile";
import { uidOf, type Work } from "~/features/references/model/work";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { listWorksAbout, type ReadReference, sideOf, toReference } from "./read-reference";

/** A reference as a visitor reads it: every field is named here. */
export interface PublicReference
  extends Pick<ReadReference, "side" | "experience" | "advice" | "writtenAt" | "reply" | "title"> {
  kind: AccountKind;
  /** Null unless the author's profile is for everyone. */
  name: string | null;
  handle: string | null;
}

/** One about a member whose profile is for everyone; null for one that isn't shown. */
export async function toPublicReference(
  reads: StoreReads,
  work: Versioned<Work>,
  kind: AccountKind,
  now: Date,
): Promise<PublicReference | null> {
  const author = otherSide(sideOf(kind));
  const reference = await toReference(reads, work, author, null, now);
  return reference && toPublic(reads, reference, uidOf(work.data, author));
}

async function toPublic(reads: StoreReads, read: ReadReference, authorUid: string): Promise<PublicReference> {
  const { side, experience, advice, writtenAt, reply, title, author } = read;
  const account = (await reads.get<Account>(accountsCollection, authorUid))?.data;
  const profile = (await getProfile(reads, authorUid))?.data;
  const isPublic = profile?.visibility === "EVERYONE" && profile.handle !== null && !account?.review;
  return {
    ...{ side, experience, advice, writtenAt, reply, title, kind: author.kind },
    name: (isPublic && (profile.organisation ?? profile.displayName)) || null,
    handle: isPublic ? profile.handle : null,
  };
}

/**
 * The authors of the first page of them, whose accounts and profiles a public page rests on, too.
 */
export async function authorsOfReferences(reads: StoreReads, uid: string): Promise<string[]> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  if (!account?.kind) return [];
  const side = sideOf(account.kind);
  const firstPage = { first: limits.referencesShown, after: null };
  const { items } = await listWorksAbout(reads, uid, side, firstPage);
  return items.map(({ data }) => uidOf(data, otherSide(side)));
}
