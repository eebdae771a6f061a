import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
} from "~/features/agreements/model/agreement";
import { isAgreed } from "~/features/agreements/reads/tell-agreement";
import type { Brief } from "~/features/briefs/model/brief";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  type Progress,
  progressId,
} from "~/features/milestones/model/milestone";
import { proposalId } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";

/** What a notification about a milestone is about; those of an earlier release don’t name it. */
interface About {
  brief: Brief;
  notification: { uid: string; briefId: string; applicantUid: string | null; milestone?: string };
}

/** What it is called in the version that holds; null where that one hasn’t got it. */
export async function quoteMilestone(reads: StoreReads, { notification }: About): Promise<string | null> {
  const { briefId, applicantUid, milestone } = notification;
  if (!milestone) return null;
  const id = proposalId(briefId, applicantUid ?? "");
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
  const version = await getVersion(reads, id, agreement?.inForce?.n);
  const named = version && contentOf(version).milestones.find((one) => one.id === milestone);
  return named?.title ?? null;
}

/** The names of the files of its delivery, a line each; null where none came with it. */
export async function quoteDeliveredFiles(
  reads: StoreReads,
  { notification }: About,
): Promise<string | null> {
  const progress = await progressOf(reads, notification);
  if (!progress?.shown) return null;
  const { agreement, milestone, shown } = progress;
  const found = await reads.get<Delivery>(deliveries.name, deliveryId(agreement, milestone, shown));
  return found?.data.files.map(({ name }) => name).join("\n") || null;
}

/** Whether its delivery still waits for an answer. */
export const waitsForReview = (reads: StoreReads, about: About) => stands(reads, about, "DELIVERED");

/** Whether it was accepted. */
export const isAccepted = (reads: StoreReads, about: About) => stands(reads, about, "ACCEPTED");

/** Whether it was sent back, and isn’t delivered again. */
export const waitsForDelivery = (reads: StoreReads, about: About) => stands(reads, about, "RETURNED");

/**
 * What is mailed of a milestone's deliveries once a day: all since its hirer sent it back last, who
 * waits for the next. Null where it isn’t named.
 */
export async function deliveryTold(
  reads: StoreReads,
  { uid, ...notification }: About["notification"],
): Promise<string | null> {
  const progress = await progressOf(reads, notification);
  if (!progress) return null;
  const { agreement, milestone, before } = progress;
  return `delivery ${uid} ${progressId(agreement, milestone)} ${before.shown ?? 0}`;
}

async function stands(reads: StoreReads, about: About, state: Progress["state"]): Promise<boolean> {
  if (!about.notification.milestone) return isAgreed(reads, about);
  return (await progressOf(reads, about.notification))?.state === state;
}

async function progressOf(
  reads: StoreReads,
  { briefId, applicantUid, milestone }: Omit<About["notification"], "uid">,
): Promise<Progress | null> {
  if (!milestone) return null;
  const id = progressId(proposalId(briefId, applicantUid ?? ""), milestone);
  return (await reads.get<Progress>(milestones.name, id))?.data ?? null;
}
