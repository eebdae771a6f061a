import { isRunning, type TalentKind } from "~/content/brief";
import { isSameContent } from "~/content/fields/content";
import { tidyContent } from "~/content/fields/content.server";
import type { ContentInput } from "~/content/fields/field";
import { type ProposalContent, proposalFields } from "~/content/fields/proposal-fields";
import {
  isOfKind,
  isSuspended,
  type MarketParts,
  type Member,
  requireActive,
  requireMember,
} from "~/features/accounts/rules/member";
import { type Brief, briefsCollection, isFilling, takesProposals } from "~/features/briefs/rules/brief";
import { isOpenTo } from "~/features/briefs/rules/facets";
import { setBrief } from "~/features/briefs/rules/set-brief";
import { isBlocked } from "~/features/conversations/rules/block";
import { noteInThreads, readProposalThreads } from "~/features/conversations/rules/proposal-threads";
import { touchFeed } from "~/features/notifications/rules/feed";
import { notify } from "~/features/notifications/rules/notification";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { isWithin } from "~/platform/values/bound";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";
import { SENDS_WINDOW } from "~/platform/values/times";
import { changeProposal, movedProposal, type ProposalScene } from "./change-proposal";
import { checkProposal, problemsForSending, staleAnswers } from "./check-proposal";
import { withPlaces, withProposalMoved } from "./counts";
import { type Proposal, proposalId, proposalsCollection } from "./proposal";
import { isSecret, seenState } from "./seen-proposal";
import { nothingWaits } from "./tell-later";
import { readNoesOfLastSeat, undoEach } from "./undo-untold";
import { givePlaceBack, nextInLine } from "./waiting-list";

type WrittenProposal = Promise<Result<Versioned<Proposal>>>;

/** What was written, and the revision that its form was made from; null where nothing was saved before. */
interface Writing {
  revision: number | null;
  content: ContentInput<typeof proposalFields>;
}

/**
 * Keeps what an applicant has written so far, as long as it isn't sent. Where another revision stands by now
 * nothing is written (`STALE`), unless it says the same. A draft that was deleted meanwhile is `STALE`, too, with
 * no existing texts: its author alone may bring it back, by a save that names no revision.
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
    // The same save again, by a button pressed twice, is no change by somebody else.
    if (existing && existing.revision !== revision && isSameContent(proposalFields, existing, tidy))
      return ok({ id, version: 1, data: existing });
    if ((existing?.revision ?? null) !== revision) return refuse("STALE");
    const changed = staleAnswers(tidy, brief);
    if (changed.length > 0) return refuse("BRIEF_CHANGED", { problems: changed });
    const problems = checkProposal(tidy, brief);
    if (problems.length > 0) return refuse("INVALID", { problems });
    const draft = written(existing, tidy, { briefId, uid, kind, brief }, clock.now());
    tx.set(proposalsCollection, id, draft);
    return ok({ id, version: 1, data: draft });
  });
}

/**
 * Sends a proposal: once for each brief, only while it takes any, by somebody with a confirmed
 * address whom it is open to. Where every place is taken it waits in line. One that was withdrawn may
 * be sent again, five times a day. The same button pressed twice is one proposal. Of a text that was changed
 * or deleted elsewhere meanwhile it sends neither version (`STALE`).
 */
export function sendProposal(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
  { revision, content }: Writing,
): WrittenProposal {
  return store.transact(async (tx) => {
    const scene = await readWritingScene(tx, uid, briefId);
    if (!scene.ok) return scene;
    const { brief, existing, kind, hidden } = scene.value;
    const id = proposalId(briefId, uid);
    const tidy = tidyContent(proposalFields, content);
    const now = clock.now();
    if (existing && existing.status !== "DRAFT" && existing.status !== "WITHDRAWN") {
      // As its author knows it: a press answers the same whether or not a decline waits to be told.
      const { status } = seenState(existing, brief, "applicant", now);
      const isPressedTwice =
        (status === "SENT" || status === "WAITLISTED") && isSameContent(proposalFields, existing, tidy);
      return isPressedTwice ? ok({ id, version: 1, data: existing }) : refuse("ALREADY_SENT");
    }
    if (hidden || !takesProposals(brief, now)) return refuse("BRIEF_CLOSED");
    if (await isBlocked(tx, uid, brief.hirerUid)) return refuse("BLOCKED");
    const isSame = existing !== null && isSameContent(proposalFields, existing, tidy);
    if ((existing?.revision ?? null) !== revision && !isSame) return refuse("STALE");
    const changed = staleAnswers(tidy, brief);
    if (changed.length > 0) return refuse("BRIEF_CHANGED", { problems: changed });
    const problems = [...checkProposal(tidy, brief), ...problemsForSending(tidy, brief, now)];
    if (problems.length > 0) return refuse("INVALID", { problems });
    const retryAfterMs = timeUntilSend(existing, now);
    if (retryAfterMs > 0) return refuse("TOO_MANY_SENDS", { retryAfterMs });

    const draft = written(existing, tidy, { briefId, uid, kind, brief }, now);
    // While the last seat is given nobody new comes before the hirer, who would read a no that nobody meant for them.
    const free = brief.cap - brief.counts.places;
    const hasPlace = free > 0 && !isFilling(brief);
    // That would tell of the yes, so who would have a place reads that theirs is sent.
    const isHeld = isFilling(brief) && brief.counts.waitlisted < free;
    const moved = movedProposal(
      { proposal: draft, brief, now, id },
      hasPlace ? "SEND" : "QUEUE",
      "applicant",
    );
    if (!moved.ok) return moved;
    const proposal: Proposal = {
      ...moved.value.proposal,
      sentAt: `${now.toISOString()}_${id}`,
      formerStatus: isHeld ? "SENT" : null,
    };
    const answered = moved.value.brief;
    // Whoever waits in line isn't seen by the hirer yet.
    const threads = hasPlace ? await readProposalThreads(tx, [proposal]) : null;
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

/** Takes a proposal back before it is answered, or its brief has ended. Its place goes to the next in line. */
export function withdrawProposal(parts: MarketParts, uid: string, briefId: string): WrittenProposal {
  return changeProposal(parts, { uid, as: "applicant" }, { briefId, applicantUid: uid }, async (scene) => {
    const { tx, proposal } = scene;
    if (proposal.status === "WITHDRAWN") return ok({ proposal });
    // Whoever waited has their answer from the moment the brief ended, and that answer stays.
    if (!isRunning(scene.brief)) return refuse("WRONG_STATE");
    // What the applicant doesn't know yet doesn't keep them from leaving, and then needn't be said.
    const asTheyKnowIt = isSecret(proposal, scene.brief, scene.now) ? withoutUntold(scene) : scene;
    const waited = proposal.status === "WAITLISTED";
    // Without this yes the brief isn’t filled, and nobody was declined for it.
    const callsOff = proposal.status === "ACCEPTED" && isFilling(scene.brief);
    const declined = callsOff ? await readNoesOfLastSeat(scene) : [];
    const line = waited ? null : await nextInLine(tx, briefId, scene.brief, 1);
    const threads = await readProposalThreads(tx, [proposal]);
    const moved = movedProposal(asTheyKnowIt, "WITHDRAW", "applicant");
    if (!moved.ok) return moved;
    const counted = callsOff ? undoEach({ ...scene, brief: moved.value.brief }, declined) : moved.value.brief;
    const brief = line ? givePlaceBack(tx, parts.clock, counted, line) : counted;
    // The hirer counts on them, and may choose somebody else now.
    if (proposal.status === "ACCEPTED")
      notify(tx, parts.clock, {
        uid: proposal.hirerUid,
        type: "proposal-accept-undone",
        briefId,
        applicantUid: uid,
      });
    if (!waited) noteInThreads(tx, threads, proposal, { event: "WITHDRAW", at: scene.now.toISOString() });
    return ok({ proposal: { ...moved.value.proposal, ...nothingWaits }, brief });
  });
}

/** Deletes a proposal that was never sent. Deleting it again is no error. */
export function deleteProposalDraft(
  { store }: MarketParts,
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
    tx.delete(proposalsCollection, id);
    return ok({ id });
  });
}

/** The scene before a decision that was not told. */
function withoutUntold(scene: ProposalScene): ProposalScene {
  const { proposal, brief } = scene;
  const status = proposal.formerStatus ?? "SENT";
  return {
    ...scene,
    proposal: { ...proposal, status },
    brief: { ...brief, counts: withProposalMoved(brief.counts, proposal.status, status) },
  };
}

interface WritingScene {
  brief: Brief;
  existing: Proposal | null;
  kind: TalentKind;
  member: Member;
  /** The hirer is suspended: the brief takes nothing. */
  hidden: boolean;
}

/** What an applicant starts from: the brief, and what they have written about it. */
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
  // A confirmed member can read the brief, so they may hear that it isn't for their kind.
  const hidden = await isSuspended(tx, brief.data.hirerUid);
  // Somebody who has begun to write can still read the brief.
  if (hidden && !existing) return refuse("NOT_FOUND");
  if (!isOpenTo(brief.data, kind)) return refuse("WRONG_KIND");
  return ok({ brief: brief.data, existing: existing?.data ?? null, kind, member: member.value, hidden });
}

/** Milliseconds until it may be sent once more; 0 for at once. Its own lines say when it was sent. */
function timeUntilSend(existing: Proposal | null, now: Date): number {
  const sends = (existing?.events ?? []).filter(
    ({ event, at }) => (event === "SEND" || event === "QUEUE") && isWithin(SENDS_WINDOW, at, now),
  );
  const oldest = sends.at(-limits.sends);
  return oldest ? Date.parse(oldest.at) + SENDS_WINDOW - now.getTime() : 0;
}

/** The proposal with what is written now, in a new revision where that differs from what stood. */
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
    formerStatus: null,
    declineReason: null,
    note: null,
    declineVisibleAt: null,
    createdAt: at,
    updatedAt,
    sentAt: null,
    events: [],
    ...content,
  };
}
