import { otherSide, type WorkStage } from "~/domain/reference";
import { hindranceToAct, mayReadOthers, standingOf } from "~/features/accounts/model/member";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { type ReadProposal, readProposal } from "~/features/proposals/reads/read-proposal";
import { isShown, writtenBy } from "~/features/references/model/work";
import { movesTogether, type WorkMove, workMoves } from "~/features/references/model/work-moves";
import { readWorkScene, type WorkScene } from "~/features/references/model/work-scene";
import { stageOf } from "~/features/references/model/work-stage";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { type ReadReference, toReference } from "./read-reference";

/** The work of an accepted proposal, for one of its two sides. */
export interface ReadWork extends WorkScene {
  reader: string;
  now: Date;
}

/** Null for all others, and while the reader is suspended. */
export async function readWork(
  reads: StoreReads,
  reader: string,
  id: string,
  now: Date,
): Promise<ReadWork | null> {
  if (!mayReadOthers(await standingOf(reads, reader))) return null;
  const scene = await readWorkScene(reads, reader, id, now);
  return scene && { ...scene, reader, now };
}

/** The accepted proposals of a member, to or by them, the last changed first. */
export function listAccepted(
  reads: StoreReads,
  uid: string,
  isHirer: boolean,
  page: PageArgs,
): Promise<Page<Proposal>> {
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: isHirer ? { hirerUid: uid, status: "ACCEPTED" } : { uid, status: "ACCEPTED" },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** What the reader wrote, at any time; its author may read it before it is shown. */
export function ownOf({ work, side }: ReadWork) {
  return writtenBy(work, side);
}

/** What the other side wrote, once it is shown. */
export async function receivedOf(reads: StoreReads, found: ReadWork): Promise<ReadReference | null> {
  const { id, work, side, reader, now } = found;
  return work && toReference(reads, { id, data: work }, otherSide(side), reader, now);
}

/** What was taken down of both sides; the reason is for the side that wrote it. */
export function removedOf({ work, side }: ReadWork) {
  return (work?.removals ?? []).map((removal) => ({
    ...removal,
    words: removal.side === side ? removal.words : null,
  }));
}

/** Whether the other side wrote something that waits for the reader's. */
export function waitsForReader({ work, side, now }: ReadWork): boolean {
  return !isShown(work, now) && writtenBy(work, otherSide(side)) !== null;
}

/** How it stands for the reader, whatever they may do about it themselves. */
export async function stageNow(reads: StoreReads, found: ReadWork): Promise<WorkStage> {
  return (await hindranceBetween(reads, found)) === null ? stageOf(found, found.now) : "APART";
}

/** What was offered, for the same reader. */
export function proposalOf(reads: StoreReads, { reader, proposal }: ReadWork): Promise<ReadProposal | null> {
  return readProposal(reads, reader, { briefId: proposal.briefId, applicantUid: proposal.uid });
}

/** What the reader may do next, so that pages don't repeat the rules. */
export async function workMovesNow(reads: StoreReads, found: ReadWork): Promise<WorkMove[]> {
  const moves = workMoves(found, found.now);
  if (hindranceToAct(await standingOf(reads, found.reader)) !== null) return [];
  if ((await hindranceBetween(reads, found)) === null) return moves;
  return moves.filter((move) => !movesTogether.includes(move));
}
