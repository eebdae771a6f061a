import type { TalentKind } from "~/domain/brief";
import { isSameContent } from "~/domain/fields/content";
import { tidyContent } from "~/domain/fields/content.server";
import type { ContentInput } from "~/domain/fields/field";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import { isBlocked } from "~/features/accounts/model/block";
import {
  isOfKind,
  isSuspended,
  type MarketParts,
  type Member,
  requireActive,
  requireMember,
} from "~/features/accounts/model/member";
import {
  type Brief,
  briefsCollection,
  freePlaces,
  isFilling,
  takesProposals,
} from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import { type Invitation, invitationsCollection } from "~/features/briefs/model/invitation";
import { movedInvitation } from "~/features/briefs/model/invitation-moves";
import { versionOf } from "~/features/briefs/model/versions";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/writes/proposal-threads";
import { readFilesToDrop } from "~/features/files/writes/attach";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import {
  checkProposal,
  problemsForSending,
  staleAnswers,
  withMustHaves,
} from "~/features/proposals/model/check-proposal";
import { withPlaces } from "~/features/proposals/model/counts";
import { held, undecided } from "~/features/proposals/model/decision";
import {
  isWaiting,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { seenBy, versionStateOf } from "~/features/proposals/model/seen-proposal";
import { checkShown } from "~/features/proposals/reads/check-shown";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { SENDS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { movedProposal } from "./change-proposal";
import { tellAnswer } from "./confirm-proposal";

type WrittenProposal = Promise<Result<Versioned<Proposal>>>;

/**
 * The content, and the revision that its form was made from; null where nothing was saved before.
 */
interface Writing {
  revision: number | null;
  content: ContentInput<typeof proposalFields>;
  /** The version of the brief that was read; null where that isn't said: the present one. */
  version?: number | null;
}

/**
 * Saves an applicant's draft. With another revision stored nothing is written (`STALE`), unless the
 * content is the same. A draft that was deleted in between is `STALE`, too, with no existing texts:
 * only its author may bring it back, by a save without a revision.
 */
export function saveProposal(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
  { revision, content }: Writing,
): WrittenProposal {
  return store.transact(async (tx) => {
    const scene = await readWritingScene(tx, uid, briefId);
    if (!scene.ok) return scene;
    const { brief, existing, kind, hidden } = scene.value;
    if (hidden || !takesProposals(brief, clock.now())) return refuse("BRIEF_CLOSED");
    if (existing && existing.status !== "DRAFT" && existing.status !== "WITHDRAWN")
      return refuse("ALREADY_SENT");
    const tidy = tidyContent(proposalFields, content);
    const id = proposalId(briefId, uid);
    // The same save again, by a button pressed twice, is no conflict.
    if (existing && existing.revision !== revision && isSameContent(proposalFields, existing, tidy))
      return ok({ id, version: 1, data: existing });
    if ((existing?.revision ?? null) !== revision) return refuse("STALE");
    const changed = staleAnswers(tidy, brief);
    if (changed.length > 0) return refuse("BRIEF_CHANGED", { problems: changed });
    const problems = [...checkProposal(tidy, brief), ...(await checkShown(tx, uid, tidy, existing))];
    if (problems.length > 0) return refuse("INVALID", { problems });
    const draft = written(existing, tidy, { briefId, uid, kind, brief }, clock.now());
    tx.set(proposalsCollection, id, draft);
    return ok({ id, version: 1, data: draft });
  });
}

/**
 * Sends a proposal: once for each brief, only while the brief takes any, with a confirmed address
 * and from a kind that it is open to. Where every place is taken it waits in line. A withdrawn one
 * may be sent again, five times a day. The same button pressed twice is one proposal. Where the
 * text was changed or deleted elsewhere in between, neither version is sent (`STALE`); where the
 * brief has asked for something else since it was read, none is (`BRIEF_CHANGED`). A sent one can
 * be changed to answer a new version, as long as there is time for it; it keeps its place.
 */
export function sendProposal(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
  { revision, content, version = null }: Writing,
): WrittenProposal {
  return store.transact(async (tx) => {
    const scene = await readWritingScene(tx, uid, briefId);
    if (!scene.ok) return scene;
    const { brief, existing, kind, hidden } = scene.value;
    const id = proposalId(briefId, uid);
    const tidy = tidyContent(proposalFields, content);
    const named = withMustHaves(tidy, brief);
    const now = clock.now();
    const sent = existing && existing.status !== "DRAFT" && existing.status !== "WITHDRAWN" ? existing : null;
    if (sent) {
      // By the state that its author knows: a press must answer the same with or without an untold
      // decline.
      const { status } = seenBy("applicant", sent, brief, now);
      const isTwiceIn = status === "SHORTLISTED" ? versionOf(brief) > 1 : isWaiting({ status });
      const isSame = [named, tidy].some((one) => isSameContent(proposalFields, sent, one));
      const isPressedTwice = isTwiceIn && isSame;
      // What was sent for an earlier version, and comes a second time, answers no later one.
      const mayChange = versionStateOf(sent, { status }, brief, now) === "ASKED" && version !== null;
      if (isPressedTwice && !(mayChange && version === versionOf(brief)))
        return ok({ id, version: 1, data: sent });
      if (!mayChange) return refuse("ALREADY_SENT");
    }
    if (hidden || (!sent && !takesProposals(brief, now))) return refuse("BRIEF_CLOSED");
    if (await isBlocked(tx, uid, brief.hirerUid)) return refuse("BLOCKED");
    // A draft may leave the names of must-haves open, a proposal that was sent once does not.
    const text = existing && isSameContent(proposalFields, existing, named) ? named : tidy;
    const isSame = existing !== null && isSameContent(proposalFields, existing, text);
    if ((existing?.revision ?? null) !== revision && !isSame) return refuse("STALE");
    const changed = staleAnswers(tidy, brief);
    if (changed.length > 0 || (version ?? versionOf(brief)) !== versionOf(brief))
      return refuse("BRIEF_CHANGED", { problems: changed });
    const problems = [
      ...checkProposal(tidy, brief),
      ...(await checkShown(tx, uid, tidy, existing)),
      ...problemsForSending(tidy, brief, now),
    ];
    if (problems.length > 0) return refuse("INVALID", { problems });
    if (sent) {
      // Neither its place nor the order of lists follows the new words.
      const { updatedAt } = sent;
      const data = { ...written(sent, named, { briefId, uid, kind, brief }, now), updatedAt };
      tx.set<Proposal>(proposalsCollection, id, { ...data, version: versionOf(brief) });
      touchFeed(tx, now, uid);
      tellAnswer(tx, clock, sent);
      return ok({ id, version: 1, data });
    }
    const retryAfterMs = timeUntilSend(existing, now);
    if (retryAfterMs > 0) return refuse("TOO_MANY_SENDS", { retryAfterMs });

    const draft = written(existing, text, { briefId, uid, kind, brief }, now);
    // While the last seat is given no new proposal reaches the hirer: it would get an automatic no.
    const isKept = brief.keptFor?.includes(uid) ?? false;
    const free = freePlaces(brief);
    const hasPlace = (isKept || free > 0) && !isFilling(brief);
    // Waiting in line would give the untold yes away, so with a free place it reads as sent.
    const isHeld = isFilling(brief) && (isKept || brief.counts.waitlisted < free);
    const moved = movedProposal(
      { proposal: draft, brief, now, id },
      hasPlace ? "SEND" : "QUEUE",
      "applicant",
    );
    if (!moved.ok) return moved;
    const proposal: Proposal = {
      ...moved.value.proposal,
      answers: named.answers,
      sentAt: `${now.toISOString()}_${id}`,
      ...(isHeld ? held : undecided),
      ...(versionOf(brief) > 1 && { version: versionOf(brief) }),
    };
    const answered = moved.value.brief;
    // The hirer doesn't see proposals in line.
    const threads = hasPlace ? await readProposalThreads(tx, [proposal]) : null;
    const invitation = await tx.get<Invitation>(invitationsCollection, id);
    const taken = invitation && movedInvitation(invitation.data, "ANSWER", brief, now);
    if (taken) tx.set<Invitation>(invitationsCollection, id, taken);
    tx.set(proposalsCollection, id, proposal);
    const counted = hasPlace ? { ...answered, counts: withPlaces(answered.counts, 1) } : answered;
    setBrief(tx, now, briefId, brief, counted);
    touchFeed(tx, now, uid);
    if (threads) {
      noteInThreads(tx, threads, proposal, { event: "SEND", at: now.toISOString() });
      notify(tx, clock, { uid: brief.hirerUid, type: "proposal-received", briefId, applicantUid: uid });
    }
    return ok({ id, version: 1, data: proposal });
  });
}

/** Deletes a proposal that was never sent. Deleting it again is no error. */
export function deleteProposalDraft(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
): Promise<Result<{ id: string }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const id = proposalId(briefId, uid);
    const found = await tx.get<Proposal>(proposalsCollection, id);
    if (!found) return ok({ id });
    if (found.data.status !== "DRAFT") return refuse("WRONG_STATE");
    const dropFiles = await readFilesToDrop(tx, clock.now(), "PROPOSAL", id);
    dropFiles();
    tx.delete(proposalsCollection, id);
    return ok({ id });
  });
}

interface WritingScene {
  brief: Brief;
  existing: Proposal | null;
  kind: TalentKind;
  member: Member;
  /** The hirer is suspended: the brief takes no proposals. */
  hidden: boolean;
}

/** The state that an applicant's writing starts from: the brief, and their proposal for it. */
async function readWritingScene(
  tx: StoreTransaction,
  uid: string,
  briefId: string,
): Promise<Result<WritingScene>> {
  const member = await requireActive(tx, uid);
  if (!member.ok) return member;
  const brief = await tx.get<Brief>(briefsCollection, briefId);
  const existing = await tx.get<Proposal>(proposalsCollection, proposalId(briefId, uid));
  const { kind } = member.value.account;
  if (!isOfKind(member.value, "FREELANCER", "AGENCY") || kind === null || kind === "HIRER")
    return refuse("WRONG_KIND");
  if (!brief || brief.data.status === "DRAFT") return refuse("NOT_FOUND");
  // A confirmed member can read the brief, so `WRONG_KIND` gives nothing away.
  const hidden = await isSuspended(tx, brief.data.hirerUid);
  // The author of a draft can still read a hidden brief.
  if (hidden && !existing) return refuse("NOT_FOUND");
  if (!isOpenTo(brief.data, kind)) return refuse("WRONG_KIND");
  return ok({ brief: brief.data, existing: existing?.data ?? null, kind, member: member.value, hidden });
}

/** Milliseconds until it may be sent again; 0 for at once. Counted from its event lines. */
function timeUntilSend(existing: Proposal | null, now: Date): number {
  const sends = (existing?.events ?? []).filter(
    ({ event, at }) => (event === "SEND" || event === "QUEUE") && isWithin(SENDS_WINDOW, at, now),
  );
  const oldest = sends.at(-limits.sends);
  return oldest ? Date.parse(oldest.at) + SENDS_WINDOW - now.getTime() : 0;
}

/** The proposal with the new content, in a new revision where that differs from the stored one. */
function written(
  existing: Proposal | null,
  content: ProposalContent,
  { briefId, uid, kind, brief }: { briefId: string; uid: string; kind: TalentKind; brief: Brief },
  now: Date,
): Proposal {
  const at = now.toISOString();
  const updatedAt = `${at}_${proposalId(briefId, uid)}`;
  if (existing) {
    const revision = existing.revision + (isSameContent(proposalFields, existing, content) ? 0 : 1);
    return { ...existing, ...content, revision, updatedAt };
  }
  return {
    briefId,
    uid,
    hirerUid: brief.hirerUid,
    kind,
    revision: 1,
    status: "DRAFT",
    ...undecided,
    createdAt: at,
    updatedAt,
    sentAt: null,
    events: [],
    ...content,
  };
}
