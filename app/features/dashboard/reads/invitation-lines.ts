import { isBlocked } from "~/features/accounts/model/block";
import { isSuspended } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, momentsOf } from "~/features/briefs/model/brief";
import { type Invitation, invitationsCollection } from "~/features/briefs/model/invitation";
import { seenStatus } from "~/features/briefs/model/invitation-moves";
import { shownNameOf } from "~/features/profiles/reads/name-of";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** The last invitations that are read; those without an answer are most likely among them. */
const LOOKED_AT = 5;

/** A talent's invitations that wait for an answer, and can have one. */
export async function invitationLines(reads: StoreReads, uid: string, now: Date): Promise<WorkLine[]> {
  const { items } = await reads.query<Invitation>({
    collection: invitationsCollection,
    where: { uid },
    orderBy: { field: "sentAt", direction: "desc" },
    limit: LOOKED_AT,
  });
  const sent = items.flatMap(({ data }) => (data.status === "SENT" ? data : []));
  const briefs = await reads.getMany<Brief>(
    briefsCollection,
    sent.map(({ briefId }) => briefId),
  );
  const lines = await Promise.all(sent.map((one, at) => toLine(reads, one, briefs[at] ?? null, now)));
  return lines.flatMap((line) => line ?? []);
}

async function toLine(
  reads: StoreReads,
  { uid, hirerUid, keptUntil, ...invitation }: Invitation,
  brief: Versioned<Brief> | null,
  now: Date,
): Promise<WorkLine | null> {
  if (!brief || seenStatus(invitation, brief.data, now) !== "SENT") return null;
  const [hirer, isAway, isApart] = await Promise.all([
    shownNameOf(reads, uid, hirerUid),
    isSuspended(reads, hirerUid),
    isBlocked(reads, uid, hirerUid),
  ]);
  if (isAway || isApart) return null;
  const isKept = (brief.data.keptFor ?? []).includes(uid);
  return workLine("INVITATION", {
    brief: nameOfBrief(brief),
    who: hirer.name,
    whoState: hirer.state,
    count: isKept ? 1 : 0,
    due: isKept ? keptUntil : momentsOf(brief.data).closesAt,
  });
}
