import type { AgreementMove, AgreementVersionStatus } from "~/domain/agreement";
import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { hindranceToAct, standingOf } from "~/features/accounts/model/member";
import { todayOf } from "~/features/accounts/model/settings";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  contentOf,
  getVersion,
  paperOf,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type AgreementDraft, agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import { agreementMoves, movesAlone } from "~/features/agreements/model/agreement-moves";
import { type AgreementScene, takesAgreement } from "~/features/agreements/model/agreement-scene";
import { hindranceBetween, type SharedWork } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { beginAgreement } from "./begin-agreement";

/** An agreement, for one of its two sides, who may read the work. */
export interface ReadAgreement extends AgreementScene {
  reader: string;
}

export async function readAgreement(
  reads: StoreReads,
  { id, proposal, brief, side, reader }: SharedWork & { reader: string },
): Promise<ReadAgreement> {
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data ?? null;
  return { id, proposal, brief, side, reader, agreement };
}

/** What the reader may do next, so that pages don't repeat the rules. */
export async function agreementMovesNow(
  reads: StoreReads,
  found: ReadAgreement,
  now: Date,
): Promise<AgreementMove[]> {
  if (!takesAgreement(found.brief)) return [];
  if (hindranceToAct(await standingOf(reads, found.reader)) !== null) return [];
  const all = agreementMoves(found.agreement, found.side);
  const moves = (await hasPassed(reads, found, now)) ? all.filter((move) => move !== "END_EARLY") : all;
  if ((await hindranceBetween(reads, found)) === null) return moves;
  return moves.filter((move) => movesAlone.includes(move));
}

/** Whether the end that both agreed on is over: nothing ends early then. */
async function hasPassed(reads: StoreReads, found: ReadAgreement, now: Date): Promise<boolean> {
  const { id, proposal, agreement } = found;
  const version = proposal.agreed ? null : await getVersion(reads, id, agreement?.inForce?.n);
  const endOn = proposal.agreed?.endOn ?? version?.content.endOn;
  return endOn != null && endOn < (await todayOf(reads, found.reader, now));
}

/** Whether words pass between the two: they don’t while one has blocked the other. */
export async function takesWords(reads: StoreReads, found: ReadAgreement): Promise<boolean> {
  return (await hindranceBetween(reads, found)) !== "BLOCKED";
}

export async function readVersion(reads: StoreReads, { id }: ReadAgreement, n: number | undefined) {
  return toShown(await getVersion(reads, id, n));
}

/**
 * All versions, the last first, 50 at most. Each was offered, so that the other side could read it,
 * whatever became of it; those that came to nothing go with an account.
 */
export async function readVersions(reads: StoreReads, { id, agreement }: ReadAgreement) {
  const count = agreement?.versions ?? 0;
  const ids = Array.from({ length: count }, (_, at) => versionId(id, count - at));
  const found = await reads.getMany<AgreementVersion>(versionsCollection, ids);
  return found.flatMap((version) => toShown(version?.data ?? null) ?? []);
}

/** A version that both confirmed, as JSON; null for every other one. */
export async function readPaper(reads: StoreReads, { id }: ReadAgreement, n: number): Promise<string | null> {
  const version = await getVersion(reads, id, n);
  return version?.status === "CONFIRMED" ? JSON.stringify(paperOf(version)) : null;
}

/**
 * The version that the offered one is read against: the one before it. What was withdrawn may not
 * have been read.
 */
export async function readFormer(reads: StoreReads, { id, agreement }: ReadAgreement) {
  const before = agreement?.offered && (await getVersion(reads, id, agreement.offered.n - 1));
  return toShown(before && before.status !== "WITHDRAWN" ? before : null);
}

const endedStatuses: ReadonlySet<AgreementVersionStatus> = new Set(["RETURNED", "WITHDRAWN", "LAPSED"]);

/** The last version, where it came to nothing and no other stands in its place. */
export async function readAnswered(reads: StoreReads, { id, agreement }: ReadAgreement) {
  if (!agreement || agreement.offered || agreement.ended) return null;
  const last = await getVersion(reads, id, agreement.versions);
  return last && endedStatuses.has(last.status) ? toShown(last) : null;
}

const toShown = (version: AgreementVersion | null) => version && { ...contentOf(version), ...version };

/**
 * What the reader has saved, or what their draft begins with: the last version, or brief and
 * proposal. Revision null: nothing is saved.
 */
export async function readDraft(
  reads: StoreReads,
  found: ReadAgreement,
): Promise<AgreementContent & { revision: number | null }> {
  const { id, side, agreement } = found;
  const draft = (await reads.get<AgreementDraft>(agreementDrafts.name, draftId(id, side)))?.data;
  if (draft) return { ...contentOf(draft), revision: draft.revision };
  const last = await getVersion(reads, id, agreement?.versions);
  return { ...(last ? contentOf(last) : await beginAgreement(reads, found)), revision: null };
}
