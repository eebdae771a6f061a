import { otherSide, type RemovableText, type WorkSide } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { planFront } from "~/features/market/writes/plan-front";
import { referencesFeed } from "~/features/notifications/model/feed";
import { notifyOfAccount } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { type AskedReference, askedCollection, emptied } from "~/features/references/model/asked-reference";
import {
  parseReferenceId,
  uidOf,
  type Work,
  withWritten,
  worksCollection,
  writtenBy,
} from "~/features/references/model/work";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { setWork } from "./change-work";
import { tellSide } from "./tell-of-work";

/** A reported reference, or the reply to it, while it stands. */
export interface Standing {
  what: RemovableText;
  /** The members to whom it matters, who don't decide about it. */
  uids: readonly string[];
  /** Takes it down, with the reason for its author, and tells both sides. Reads nothing. */
  remove(tx: StoreTransaction, clock: Clock, words: string): void;
}

/**
 * What a report of a reference is about: the reference, or the reply where the report is about the
 * one who wrote that. Null once it doesn't stand any more.
 */
export async function findStanding(
  reads: StoreReads,
  { subject, ofUid }: { subject: string; ofUid: string },
): Promise<Standing | null> {
  const asked = await reads.get<AskedReference>(askedCollection, subject);
  if (asked) return toAskedStanding(reads, asked);
  const parsed = parseReferenceId(subject);
  const found = parsed && (await reads.get<Work>(worksCollection, parsed.workId));
  const written = found && writtenBy(found.data, parsed.side);
  if (!written) return null;
  const { id, data: work } = found;
  const uids = [work.uid, work.hirerUid];
  const what = uidOf(work, parsed.side) === ofUid ? "REFERENCE" : "REPLY";
  if (what === "REPLY" && written.reply === null) return null;
  const side = what === "REFERENCE" ? parsed.side : otherSide(parsed.side);
  return { what, uids, remove: (tx, clock, words) => removeOf(tx, clock, { id, work, side, what, words }) };
}

interface Removing {
  id: string;
  work: Work;
  /** Of the one who wrote it. */
  side: WorkSide;
  what: RemovableText;
  words: string;
}

function removeOf(tx: StoreTransaction, clock: Clock, { id, work, side, what, words }: Removing): void {
  const now = clock.now();
  const other = otherSide(side);
  const without = what === "REFERENCE" ? withWritten(work, side, null) : withoutReply(work, other);
  const removals = [...work.removals, { side, what, words, at: now.toISOString() }];
  setWork(tx, now, id, { ...without, removals });
  if (what === "REFERENCE") {
    tellSide(tx, clock, { id, side, type: "own-reference-removed" }, work);
    tellSide(tx, clock, { id, side: other, type: "reference-removed" }, work);
  } else {
    tellSide(tx, clock, { id, side, type: "own-reply-removed" }, work);
    tellSide(tx, clock, { id, side: other, type: "reply-removed" }, work);
  }
}

function withoutReply(work: Work, author: WorkSide): Work {
  const written = writtenBy(work, author);
  return withWritten(work, author, written && { ...written, reply: null, repliedAt: null });
}

/** By e-mail: its author has no account, and reads that it is removed by the link. */
async function toAskedStanding(
  reads: StoreReads,
  { id, data }: Versioned<AskedReference>,
): Promise<Standing | null> {
  const { uid, status, name, organisation, title, year, secret } = data;
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  if (status !== "SHOWN" || !account) return null;
  const kept = { ...emptied(data, "REMOVED"), name, organisation, title, year, secret };
  return {
    what: "REFERENCE",
    uids: [uid],
    remove(tx, clock, words) {
      const at = clock.now().toISOString();
      tx.set<AskedReference>(askedCollection, id, { ...kept, removal: { words, at } });
      touchFeed(tx, clock.now(), referencesFeed(uid));
      planFront(tx, clock.now(), uid);
      const mail = { uid, to: account.email, type: "asked-reference-removed", deletesAt: null, at } as const;
      notifyOfAccount(tx, clock, mail);
    },
  };
}
