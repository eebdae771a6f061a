import type { AccountKind } from "~/domain/account";
import { isForMembers } from "~/domain/profile";
import { otherSide, type WorkSide } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { getProfile } from "~/features/profiles/model/profile";
import {
  agreesToTitle,
  isReplyOpen,
  isShown,
  parseReferenceId,
  referenceId,
  uidOf,
  type Work,
  worksCollection,
  writtenBy,
} from "~/features/references/model/work";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";

/** The name of the one who wrote a reference, as far as its reader may know it. */
export interface ReferenceAuthor {
  kind: AccountKind;
  /** Null where their profile isn't for this reader. */
  name: string | null;
  /** What leads to their profile; null where the reader can't open it. */
  uid: string | null;
  /** The brief through which the reader may read the profile, where it isn't for all members. */
  through: string | null;
}

/** A reference as its readers see it. */
export interface ReadReference {
  id: string;
  side: WorkSide;
  author: ReferenceAuthor;
  experience: string;
  advice: string;
  /** ISO 8601 UTC, as is `repliedAt`. */
  writtenAt: string;
  reply: string | null;
  repliedAt: string | null;
  /** Whether its reader may reply: the one whom it is about, once. */
  mayReply: boolean;
  /** The brief's; null unless both let it be shown. */
  title: string | null;
}

/** Who reads: a member, or null for a visitor, to whom names and uids are not given here. */
type Reader = string | null;

/**
 * One side's reference for a reader who may read the page of the member that it is about. Null
 * before it is shown, and while its author's account isn't active.
 */
export async function toReference(
  reads: StoreReads,
  { id, data: work }: Pick<Versioned<Work>, "id" | "data">,
  side: WorkSide,
  reader: Reader,
  now: Date,
): Promise<ReadReference | null> {
  const written = writtenBy(work, side);
  if (!written || !isShown(work, now)) return null;
  const author = await readAuthor(reads, work, side, reader);
  if (!author) return null;
  const isTitled = agreesToTitle(work, "HIRER") && agreesToTitle(work, "TALENT");
  const brief = isTitled ? await reads.get<Brief>(briefsCollection, work.briefId) : null;
  const subject = otherSide(side);
  return {
    ...written,
    ...{ id: referenceId(id, side), side, author },
    mayReply: reader === uidOf(work, subject) && isReplyOpen(work, subject),
    title: brief?.data.title ?? null,
  };
}

/** Null while the account isn't active. */
async function readAuthor(
  reads: StoreReads,
  work: Work,
  side: WorkSide,
  reader: Reader,
): Promise<ReferenceAuthor | null> {
  const uid = uidOf(work, side);
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  if (account?.status !== "ACTIVE" || account.kind === null) return null;
  const profile = (await getProfile(reads, uid))?.data;
  const isOpen = isForMembers(profile?.visibility);
  const opens = isOpen || reader === uidOf(work, "HIRER") || reader === uidOf(work, "TALENT");
  // A hirer's briefs name them to everyone who can read briefs.
  const named = profile && (opens || side === "HIRER");
  return {
    kind: account.kind,
    name: (named && (profile.organisation ?? profile.displayName)) || null,
    uid: profile && opens ? uid : null,
    through: profile && opens && !isOpen ? work.briefId : null,
  };
}

/** The references about a member, the last shown first, with those that are not shown yet. */
export function listWorksAbout(
  reads: StoreReads,
  uid: string,
  side: WorkSide,
  page: PageArgs,
): Promise<Page<Work>> {
  return reads.query<Work>({
    collection: worksCollection,
    where: side === "TALENT" ? { uid, isAboutTalent: true } : { hirerUid: uid, isAboutHirer: true },
    orderBy: { field: "showsAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The side on which a member of this kind is. */
export const sideOf = (kind: AccountKind): WorkSide => (kind === "HIRER" ? "HIRER" : "TALENT");

/** One by its id, for a reader of the member's page that it stands on: checked by the caller. */
export async function findReference(
  reads: StoreReads,
  id: string,
  reader: string,
  now: Date,
): Promise<{ reference: ReadReference; work: Work; aboutUid: string; authorUid: string } | null> {
  const parsed = parseReferenceId(id);
  const found = parsed && (await reads.get<Work>(worksCollection, parsed.workId));
  const reference = found && (await toReference(reads, found, parsed.side, reader, now));
  if (!reference) return null;
  const { data: work } = found;
  const { side } = parsed;
  return { reference, work, aboutUid: uidOf(work, otherSide(side)), authorUid: uidOf(work, side) };
}
