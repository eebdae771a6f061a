import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { nameInMail, strangersName } from "~/features/notifications/mails/names-in-mails";
import {
  type BriefNotification,
  isKnown,
  notificationsCollection,
  type StoredNotification,
} from "~/features/notifications/model/notification";
import { type ShownName, shownNameOf } from "~/features/profiles/reads/name-of";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads } from "~/platform/ports/store";
import { briefNotifications } from "./brief-notifications";
import type { NamedScene } from "./brief-notifications/entry";

/**
 * One about a brief that still has something to tell, with what its mail quotes; null when its
 * cause is gone, or its kind unknown.
 */
export async function readNotification(
  { store, clock }: { store: StoreReads; clock: Clock },
  id: string,
): Promise<NamedScene | null> {
  const found = await store.get<StoredNotification>(notificationsCollection, id);
  if (!found || !isKnown(found) || found.data.briefId === null) return null;
  const now = clock.now();
  const read = await withScene(store, found.data, now);
  if (!read?.tells) return null;
  return { ...read, cited: await briefNotifications[found.data.type].cites?.(store, read, now) };
}

/**
 * A notification as it stands now, with whether it still tells something and opens; null when its
 * brief is gone.
 */
export async function withScene(
  reads: StoreReads,
  notification: BriefNotification,
  now: Date,
): Promise<(NamedScene & { tells: boolean; opens: boolean }) | null> {
  const { type, briefId, applicantUid } = notification;
  const [brief, proposal] = await Promise.all([
    reads.get<Brief>(briefsCollection, briefId),
    applicantUid ? reads.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid)) : null,
  ]);
  if (!brief) return null;
  const scene = { notification, brief: brief.data, proposal: proposal?.data ?? null };
  const [tells, hirer, applicant, quote] = await Promise.all([
    briefNotifications[type].stillTells(reads, scene, now),
    shownNameOf(reads, notification.uid, brief.data.hirerUid),
    applicantUid ? shownNameOf(reads, notification.uid, applicantUid) : nobody,
    briefNotifications[type].quotes?.(reads, scene) ?? null,
  ]);
  const opens = briefNotifications[type].opens?.(scene) ?? true;
  const names = { hirer: hirer.name, applicant: applicant.name };
  const states = { hirer: hirer.state, applicant: applicant.state };
  return { ...scene, names, states, quote, tells: tells && opens, opens };
}

/** Of a notification about the brief alone, whose texts name no applicant. */
const nobody: ShownName = { name: null, state: "GONE" };

/** A notification with both names as a mail of ours says them. */
export function withNames<Found extends NamedScene>(found: Found, brand: string): Found {
  const { hirer, applicant } = found.names;
  const { by, fromStranger } = briefNotifications[found.notification.type];
  const nameOf = (side: "hirer" | "applicant") => (fromStranger && by === side ? strangersName : nameInMail);
  return {
    ...found,
    names: { hirer: nameOf("hirer")(hirer, brand), applicant: nameOf("applicant")(applicant, brand) },
  };
}
