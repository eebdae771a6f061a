import { mailboxOf } from "~/domain/email-address.server";
import type { AskedStatus } from "~/domain/reference";
import type { JobType } from "~/platform/jobs/job";
import { collection } from "~/platform/ports/collection";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { REFERENCE_ASKED_FOR, REFERENCE_MAIL_SERVES } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import type { Removal, WrittenReference } from "./work";

/**
 * `askedReferences/{hash of the member and the mailbox}`: a reference for work elsewhere, which a
 * member asked for by e-mail. The address itself isn't kept. Once it is over, all that
 * stays is that this mailbox was asked, and how often.
 */
export interface AskedReference {
  /** The member's whom it is about. */
  uid: string;
  status: AskedStatus;
  /** Of the one who was asked: as the member wrote it, then as they confirmed it. */
  name: string | null;
  organisation: string | null;
  /** What the work was, and when: in the member's words. */
  title: string | null;
  year: number | null;
  written: WrittenReference | null;
  /** Why an administrator took it down; the text itself is gone then. */
  removal: Pick<Removal, "words" | "at"> | null;
  /** The hash of the secret in the link; null once it opens nothing. */
  secret: string | null;
  /** How often this mailbox was asked. */
  asks: number;
  /** ISO 8601 UTC + "_" + id: the last time. */
  askedAt: string;
}

export const askedReferences = collection<AskedReference>()({
  name: "askedReferences",
  ofMember: {
    field: "uid",
    sortedBy: "-askedAt",
    exported: ({ status, name, organisation, title, year, written, removal, askedAt }) => ({
      ...{ status, name, organisation, title, year, written, removal },
      askedAt: timeOfKey(askedAt),
    }),
  },
  indexes: [["secret"], ["uid", "status", "-askedAt"]],
  unindexed: ["written", "removal"],
  enums: ["status"],
  steps: [
    // 2: how often it was asked. Until then once, and never again.
    (asked) => ({ ...asked, asks: 1 }),
    // 3: an administrator may take it down.
    (asked) => ({ ...asked, removal: null }),
  ],
});
export const askedCollection = askedReferences.name;

/** One for each mailbox that a member asks, however its address is spelt. */
export function askedId(uid: string, address: string): string {
  return hashed("asked-reference", `${uid} ${mailboxOf(address)}`);
}

/**
 * Without anything of it but that it was asked for: over for good, without an answer in time, or
 * taken down.
 */
export function emptied(
  { uid, asks, askedAt }: Pick<AskedReference, "uid" | "asks" | "askedAt">,
  status: "OVER" | "LAPSED" | "REMOVED" = "OVER",
): AskedReference {
  const nothing = { name: null, organisation: null, title: null, year: null, written: null };
  return { uid, status, ...nothing, removal: null, secret: null, asks, askedAt };
}

/** Whether it waits for an answer that can still be given. */
export function isOpen({ status, askedAt }: AskedReference, now: Date): boolean {
  return status === "SENT" && isWithin(REFERENCE_ASKED_FOR, timeOfKey(askedAt), now);
}

/** Whether its mailbox can be asked once more: it didn't answer in time, and not too often yet. */
export function canBeAskedAgain(asked: AskedReference, now: Date): boolean {
  const lapsed = asked.status === "LAPSED" || (asked.status === "SENT" && !isOpen(asked, now));
  return lapsed && asked.asks < limits.referenceAsks;
}

/** Those of a member, the last asked first. */
export function listAsked(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<AskedReference>> {
  return reads.query<AskedReference>({
    collection: askedCollection,
    where: { uid },
    orderBy: { field: "askedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** Those of a member in one state, the last asked first: as many as a page shows. */
export async function listAskedIn(
  reads: StoreReads,
  uid: string,
  status: AskedStatus,
): Promise<Versioned<AskedReference>[]> {
  const { items } = await reads.query<AskedReference>({
    collection: askedCollection,
    where: { uid, status },
    orderBy: { field: "askedAt", direction: "desc" },
    limit: limits.referencesShown,
  });
  return items;
}

const secretShape = /^[\w-]{24}$/;

/** What a link can change; null for a wrong one, and for one that changes nothing any more. */
export async function findBySecret(
  reads: StoreReads,
  secret: string,
  now: Date,
): Promise<Versioned<AskedReference> | null> {
  const found = await findLinked(reads, secret, now);
  return found?.data.status === "REMOVED" ? null : found;
}

/** What a link opens: also one that an administrator took down, so that its author reads that. */
export async function findLinked(
  reads: StoreReads,
  secret: string,
  now: Date,
): Promise<Versioned<AskedReference> | null> {
  if (!secretShape.test(secret)) return null;
  const { items } = await reads.query<AskedReference>({
    collection: askedCollection,
    where: { secret: hashed("reference", secret) },
    limit: 1,
  });
  const [found] = items;
  return found && (opening.includes(found.data.status) || isOpen(found.data, now)) ? found : null;
}

/** The states in which a link opens its page at any time. */
const opening: readonly AskedStatus[] = ["SHOWN", "REMOVED"];

/** The mail that asks. The address and the secret stand in its job alone, until it is sent. */
export interface AskMail {
  asked: string;
  address: string;
  secret: string;
  /** In which the member asked; absent in a job of a release with one language. */
  language?: string;
  /** Set if it has waited in a flood of mails to new addresses: how busy its sender was. */
  weight?: number;
}

export const askMailType: JobType<AskMail> = {
  name: "reference-mail",
  lane: "mail",
  serves: REFERENCE_MAIL_SERVES,
};
