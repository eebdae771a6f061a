import type { AskedStatus } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { nameOf } from "~/features/profiles/reads/name-of";
import {
  type AskedReference,
  askedCollection,
  findLinked,
  isOpen,
  listAskedIn,
} from "~/features/references/model/asked-reference";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { REFERENCE_ASKED_FOR } from "~/values/durations";
import { timeOfKey } from "~/values/sort-key";

/** A reference by a person who was asked by e-mail, as everyone reads it. */
export interface PastReference {
  id: string;
  name: string;
  organisation: string | null;
  title: string;
  year: number;
  experience: string;
  advice: string;
  /** ISO 8601 UTC. */
  writtenAt: string;
  reply: string | null;
}

/** Null for one that isn't shown. */
function toPast({ id, data }: Pick<Versioned<AskedReference>, "id" | "data">): PastReference | null {
  const { status, name, organisation, title, year, written } = data;
  if (status !== "SHOWN" || name === null || title === null || year === null || !written) return null;
  const { experience, advice, writtenAt, reply } = written;
  return { id, name, organisation, title, year, experience, advice, writtenAt, reply };
}

/** Those about a member, for a reader of their page: the last asked first, 20 at most. */
export async function listPastReferences(reads: StoreReads, uid: string): Promise<PastReference[]> {
  return (await listAskedIn(reads, uid, "SHOWN")).flatMap((found) => toPast(found) ?? []);
}

/** What was written about a member at a moment (ISO 8601 UTC); null where it is shown no more. */
export async function quotePast(reads: StoreReads, uid: string, at: string): Promise<string | null> {
  const shown = await listPastReferences(reads, uid);
  return shown.find(({ writtenAt }) => writtenAt === at)?.experience ?? null;
}

/** One by its id, with the member whom it is about. */
export async function findPastReference(
  reads: StoreReads,
  id: string,
): Promise<{ reference: PastReference; uid: string } | null> {
  const found = await reads.get<AskedReference>(askedCollection, id);
  const reference = found && toPast(found);
  return reference && { reference, uid: found.data.uid };
}

export interface OwnAsked {
  id: string;
  status: AskedStatus;
  name: string | null;
  title: string | null;
  year: number | null;
  askedAt: string;
  openUntil: string;
  shown: PastReference | null;
  /** Why an administrator took it down. */
  removedBecause: string | null;
}

/**
 * What a member asked for: those that wait for an answer, those that are shown, then those that an
 * administrator took down.
 */
export async function listOwnAsked(reads: StoreReads, uid: string, now: Date): Promise<OwnAsked[]> {
  const sent = await listAskedIn(reads, uid, "SENT");
  const shown = await listAskedIn(reads, uid, "SHOWN");
  const removed = await listAskedIn(reads, uid, "REMOVED");
  return [...sent.filter(({ data }) => isOpen(data, now)), ...shown, ...removed].map((found) => {
    const { status, name, title, year, removal } = found.data;
    const askedAt = timeOfKey(found.data.askedAt);
    const openUntil = new Date(Date.parse(askedAt) + REFERENCE_ASKED_FOR).toISOString();
    const said = { shown: toPast(found), removedBecause: removal?.words ?? null };
    return { id: found.id, status, name, title, year, askedAt, openUntil, ...said };
  });
}

export interface AskedPage {
  member: string | null;
  status: AskedStatus;
  name: string | null;
  title: string;
  year: number;
  shown: PastReference | null;
}

/** What a link opens; null for a wrong one, one that is over, and while its member isn't active. */
export async function readAsked(reads: StoreReads, secret: string, now: Date): Promise<AskedPage | null> {
  const found = await findLinked(reads, secret, now);
  if (!found) return null;
  const { uid, status, name, title, year } = found.data;
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  if (account?.status !== "ACTIVE" || title === null || year === null) return null;
  return { member: await nameOf(reads, uid), status, name, title, year, shown: toPast(found) };
}
