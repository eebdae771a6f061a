import { type DeclineReason, possibleDeclineReasons } from "~/domain/proposal";
import type { Brief } from "~/features/briefs/model/brief";
import { createProblems } from "~/features/market/model/checks";
import { stageOf } from "~/features/proposals/model/decision";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { decidedProposal, type ProposalChange, type ProposalScene } from "./change-proposal";
import { planToTell } from "./tell-later";
import { asApplicantKnows } from "./undo-untold";

/** A no as its applicant will read it. */
export interface Reply {
  reason: DeclineReason;
  note: string | null;
}

/** One of several noes. */
export interface No extends Reply {
  applicantUid: string;
  /**
   * The hirer confirmed a no to a shortlisted applicant without a note, which is required
   * otherwise.
   */
  withoutNote: boolean;
}

/** The problems of a no for this brief. `at` is appended to the names of its fields. */
export function problemsOfReply(
  brief: Pick<Brief, "mustHaves">,
  { reason, note }: Reply,
  at = "",
): Problem[] {
  const check = createProblems();
  check.choice(`reason${at}`, "aReason", reason, possibleDeclineReasons(brief));
  check.prose(`note${at}`, "note", toProse(note), limits.note);
  return check.problems;
}

/**
 * The problems of several, about those who wait; a shortlisted applicant gets a note, or the hirer
 * confirms that they don’t.
 */
export function problemsOfNoes(
  brief: Pick<Brief, "mustHaves">,
  noes: readonly No[],
  waiting: readonly Versioned<Proposal>[],
): Problem[] {
  const listed = new Set(
    waiting.filter(({ data }) => data.status === "SHORTLISTED").map(({ data }) => data.uid),
  );
  return noes.flatMap((no) => {
    const { applicantUid, note, withoutNote } = no;
    const problems = problemsOfReply(brief, no, `.${applicantUid}`);
    if (listed.has(applicantUid) && toProse(note) === null && !withoutNote)
      problems.push({ field: `note.${applicantUid}`, code: "noteOwed" });
    return problems;
  });
}

/**
 * The proposal after a no that is told ten minutes later, and its brief with the counts. Writes
 * nothing.
 */
export function declined(
  scene: Pick<ProposalScene, "proposal" | "brief" | "now" | "id">,
  { reason, note }: Reply,
): Result<Required<ProposalChange>> {
  const decided = decidedProposal(asApplicantKnows(scene), "DECLINE");
  if (!decided.ok) return decided;
  const said = { declineReason: reason, note: toProse(note) };
  return ok({ ...decided.value, proposal: { ...decided.value.proposal, ...said } });
}

/**
 * Declines the named proposals of `waiting`, and plans to tell each. Writes these proposals;
 * answers the brief with its counts.
 */
export function declineEach(
  { tx, now, brief }: Pick<ProposalScene, "tx" | "now" | "brief">,
  waiting: readonly Versioned<Proposal>[],
  noes: readonly No[],
): Brief {
  let after = brief;
  for (const { id, data } of waiting) {
    const no = noes.find(({ applicantUid }) => applicantUid === data.uid);
    const said = no && declined({ proposal: data, brief: after, now, id }, no);
    if (!said?.ok) continue;
    tx.set(proposalsCollection, id, said.value.proposal);
    planToTell({ tx, now }, said.value.proposal);
    after = said.value.brief;
  }
  return after;
}

/** Refuses noes with a repeated name (`INVALID`), or more than a brief may have (`TOO_MANY`). */
export function checkNames(noes: readonly No[]): Result<undefined> {
  const uids = new Set(noes.map(({ applicantUid }) => applicantUid));
  if (uids.size < noes.length) return refuse("INVALID", { problems: [{ field: "", code: "nameEachOnce" }] });
  return noes.length > limits.cap.most ? refuse("TOO_MANY") : ok();
}

/** The proposals that noes name, in their order; null for one that isn’t there. */
export function readNamed(
  reads: StoreReads,
  briefId: string,
  noes: readonly No[],
): Promise<(Versioned<Proposal> | null)[]> {
  return reads.getMany<Proposal>(
    proposalsCollection,
    noes.map(({ applicantUid }) => proposalId(briefId, applicantUid)),
  );
}

/** Whether exactly this no is stored and still untold: the same press again. */
export function isSaid(proposal: Proposal, { reason, note }: Reply, now: Date): boolean {
  const { status, declineReason } = proposal;
  const isSame = declineReason === reason && proposal.note === toProse(note);
  return status === "DECLINED" && isSame && stageOf(proposal, now) === "UNTOLD";
}
