import type { Brief } from "~/features/briefs/model/brief";
import { type Proposal, proposalId } from "~/features/proposals/model/proposal";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { answerOf } from "~/features/scope/model/scope-ledger";
import { isOpen, readScopeScene } from "~/features/scope/model/scope-scene";
import type { StoreReads } from "~/platform/ports/store";

/** What a notification about the scope of a work is about. */
interface About {
  brief: Brief;
  proposal: Proposal | null;
  notification: { uid: string; briefId: string; applicantUid: string | null };
}

function readAbout(reads: StoreReads, { notification }: About, now: Date) {
  const { uid, briefId, applicantUid } = notification;
  return readScopeScene(reads, uid, proposalId(briefId, applicantUid ?? ""), now);
}

/** Whether a question still waits for its member's answer, who may give it. */
export async function isAskedAboutScope(reads: StoreReads, about: About, now: Date): Promise<boolean> {
  const scene = await readAbout(reads, about, now);
  if (!scene?.ledger?.items.some((item) => answerOf(item) === null)) return false;
  return isOpen(scene, now) && (await hindranceBetween(reads, scene)) === null;
}

/** Whether an answer stands. */
export async function hasScopeAnswer(reads: StoreReads, about: About, now: Date): Promise<boolean> {
  const scene = await readAbout(reads, about, now);
  return scene?.ledger?.items.some((item) => answerOf(item) !== null) ?? false;
}
