import type { AccountKind } from "~/content/account";
import { otherSide } from "~/content/reference";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { getProfile } from "~/features/profiles/rules/profile";
import { uidOf } from "~/features/references/rules/work";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { listWorksAbout, type ReadReference, sideOf, toReference } from "./read-reference";

/** A reference as a visitor reads it: every field is named here. */
export interface PublicReference
  extends Pick<ReadReference, "side" | "experience" | "advice" | "writtenAt" | "reply" | "title"> {
  kind: AccountKind;
  /** Null unless the author's profile is for everyone. */
  name: string | null;
  handle: string | null;
}

const firstPage = { first: limits.referencesShown, after: null };

/** The last references about a member whose profile is for everyone. */
export async function listPublicReferences(
  reads: StoreReads,
  uid: string,
  kind: AccountKind,
  now: Date,
): Promise<PublicReference[]> {
  const { items } = await listWorksAbout(reads, uid, sideOf(kind), firstPage);
  const author = otherSide(sideOf(kind));
  const found = await Promise.all(
    items.map(async (work) => {
      const reference = await toReference(reads, work, author, null, now);
      return reference && toPublic(reads, reference, uidOf(work.data, author));
    }),
  );
  return found.filter((reference) => reference !== null);
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

/** The authors of those, whose accounts and profiles a public page rests on, too. */
export async function authorsOfReferences(reads: StoreReads, uid: string): Promise<string[]> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  if (!account?.kind) return [];
  const side = sideOf(account.kind);
  const { items } = await listWorksAbout(reads, uid, side, firstPage);
  return items.map(({ data }) => uidOf(data, otherSide(side)));
}
