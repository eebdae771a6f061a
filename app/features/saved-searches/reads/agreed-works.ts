import type { AgreementContent } from "~/domain/fields/agreement-fields";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  contentOf,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Work, worksCollection } from "~/features/references/model/work";
import { hasEnded } from "~/features/references/model/work-end";
import { listAccepted } from "~/features/references/reads/read-work";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** A work whose two sides confirmed an agreement. */
export interface AgreedWork {
  id: string;
  brief: Versioned<Brief>;
  /** Of the version that holds. */
  content: AgreementContent;
  /** When that was confirmed, or ended early, ISO 8601 UTC. */
  at: string;
  /** The last day where a side ended it early. */
  lastOn: string | null;
  /** The ids of milestones that were accepted. */
  accepted: readonly string[];
  ended: boolean;
}

/** A member's own, the last changed first: as many as a feed has. */
export async function readAgreedWorks(
  reads: StoreReads,
  uid: string,
  isHirer: boolean,
  now: Date,
): Promise<AgreedWork[]> {
  const page = { first: limits.feedEntries, after: null };
  const { items } = await listAccepted(reads, uid, isHirer, page);
  const ids = items.map(({ id }) => id);
  const agreements = await reads.getMany<Agreement>(agreementsCollection, ids);
  const held = items.flatMap(({ id, data: proposal }, at) => {
    const { inForce, accepted = [], ended = null } = agreements[at]?.data ?? {};
    return inForce ? [{ id, proposal, inForce, accepted, ended }] : [];
  });
  const [versions, briefs, works] = await Promise.all([
    reads.getMany<AgreementVersion>(
      versionsCollection,
      held.map(({ id, inForce }) => versionId(id, inForce.n)),
    ),
    reads.getMany<Brief>(
      briefsCollection,
      held.map(({ proposal }) => proposal.briefId),
    ),
    reads.getMany<Work>(
      worksCollection,
      held.map(({ id }) => id),
    ),
  ]);
  return held.flatMap(({ id, proposal, inForce, accepted, ended: early }, at) => {
    const [version, brief, work = null] = [versions[at], briefs[at], works[at]?.data];
    if (!version || !brief) return [];
    const scene = { id, proposal, brief: brief.data, work, side: isHirer ? "HIRER" : "TALENT" } as const;
    return {
      id,
      brief,
      content: contentOf(version.data),
      at: early?.at ?? inForce.at,
      lastOn: early?.lastOn ?? null,
      accepted,
      ended: hasEnded(scene, now),
    };
  });
}
