import type { Brief } from "~/features/briefs/model/brief";
import type { EventLine } from "~/features/market/model/event-line";
import { decisionOf, moveDecision, stageOf, undecided } from "~/features/proposals/model/decision";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { listOfStatuses } from "~/features/proposals/reads/list-waiting";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { TELL_DELAY } from "~/values/durations";
import { ok, type Result, refuse } from "~/values/result";
import { decidedProposal, movedProposal, type ProposalChange, type ProposalScene } from "./change-proposal";
import { planToTell } from "./tell-later";

/** By the hirer, or by the product where a yes can’t stand: the history tells them apart. */
type Undoing = "UNDO" | "CALL_OFF";
const undoers = { UNDO: "hirer", CALL_OFF: "system" } as const;

type Scene = Pick<ProposalScene, "proposal" | "brief" | "now" | "id">;

/** The proposal before an untold decision, as its applicant knows it. Writes nothing. */
function undone(scene: Scene, event: Undoing, by: "hirer" | "system"): Result<Required<ProposalChange>> {
  if (moveDecision(stageOf(scene.proposal, scene.now), event, by) === null) return refuse("TOO_LATE");
  const moved = movedProposal(scene, "TAKE_BACK", by);
  if (!moved.ok) return moved;
  return ok({ proposal: { ...moved.value.proposal, ...undecided }, brief: moved.value.brief });
}

/**
 * The scene without an untold shortlisting: a new decision undoes it first, so that the applicant
 * never reads of it and keeps seeing the same state until the new decision is told.
 */
export function asApplicantKnows<Some extends Scene>(scene: Some): Some {
  if (decisionOf(scene.proposal)?.to !== "SHORTLISTED") return scene;
  const before = undone(scene, "CALL_OFF", "hirer");
  return before.ok ? { ...scene, ...before.value } : scene;
}

/**
 * The proposal as its hirer had it before the decision: back on the shortlist where the
 * shortlisting was untold as well, which is then told ten minutes from now. Plans that, and writes
 * nothing else.
 */
export function undoneForHirer(
  scene: Scene & { tx: StoreTransaction },
  event: Undoing = "UNDO",
): Result<Required<ProposalChange>> {
  const before = undone(scene, event, undoers[event]);
  if (!before.ok || !wasListedUntold(scene.proposal.events)) return before;
  const listed = decidedProposal({ ...scene, ...before.value }, "SHORTLIST");
  if (listed.ok) planToTell(scene, listed.value.proposal);
  return listed;
}

/** Whether the last decision undid an untold shortlisting: both lines have its moment. */
function wasListedUntold(events: readonly EventLine[]): boolean {
  const [listed, back, reply] = events.slice(-3);
  return listed?.event === "SHORTLIST" && back?.event === "TAKE_BACK" && back.at === reply?.at;
}

/**
 * Whether the decision that was to be told at `tellsAt` was undone and not followed by another. An
 * earlier shortlisting that the undoing restored doesn't count as one.
 */
export function wasUndone({ events }: Proposal, tellsAt: string): boolean {
  const decided = events.findLastIndex(
    ({ at, event }) => event !== "TAKE_BACK" && Date.parse(at) + TELL_DELAY === Date.parse(tellsAt),
  );
  const [back, ...after] = decided < 0 ? [] : events.slice(decided + 1);
  if (back?.event !== "TAKE_BACK") return false;
  return after.every(({ at, event }) => event === "SHORTLIST" && at === back.at);
}

/**
 * The untold replies of a brief, of these statuses, that are due at one moment (ISO 8601 UTC).
 * Leaves out the reply to the given proposal.
 */
export async function listUntoldAt(
  tx: StoreTransaction,
  { briefId, uid: except }: Pick<Proposal, "briefId" | "uid">,
  tellsAt: string | null | undefined,
  statuses: readonly ("DECLINED" | "ACCEPTED")[],
): Promise<Versioned<Proposal>[]> {
  if (!tellsAt) return [];
  const replied = await listOfStatuses(tx, briefId, statuses, tellsAt);
  return replied.filter(({ data }) => data.uid !== except && decisionOf(data) !== null);
}

/**
 * The untold noes that were given with the yes for the last seat of the brief, without this
 * proposal’s. That yes may be later than this proposal’s own: undoing either frees a seat.
 */
export function readNoesOfLastSeat({
  tx,
  proposal,
  brief,
}: Pick<ProposalScene, "tx" | "proposal" | "brief">): Promise<Versioned<Proposal>[]> {
  return listUntoldAt(tx, proposal, brief.fillsAt, ["DECLINED"]);
}

/**
 * Undoes several decisions. Writes them; answers the brief with its counts, no longer about to be
 * filled.
 */
export function undoEach(
  { tx, now, brief }: Pick<ProposalScene, "tx" | "now" | "brief">,
  proposals: readonly Versioned<Proposal>[],
  event: Undoing = "UNDO",
): Brief {
  let given: Brief = { ...brief, fillsAt: null };
  for (const { id, data } of proposals) {
    const before = undoneForHirer({ tx, now, id, proposal: data, brief: given }, event);
    if (!before.ok) continue;
    tx.set(proposalsCollection, id, before.value.proposal);
    given = before.value.brief;
  }
  return given;
}
