import { type Agreement, contentOf, getVersion } from "~/features/agreements/model/agreement";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  type Progress,
  progressId,
} from "~/features/milestones/model/milestone";
import { getAll } from "~/platform/ports/get-all";
import type { StoreReads } from "~/platform/ports/store";

/** Of each milestone that any version has. */
export async function readAllProgress(
  reads: StoreReads,
  id: string,
  agreement: Agreement,
): Promise<Progress[]> {
  const named = new Set<string>();
  for (let n = 1; n <= agreement.versions; n += 1) {
    const version = await getVersion(reads, id, n);
    for (const milestone of version ? contentOf(version).milestones : []) named.add(milestone.id);
  }
  const found = await getAll<Progress>(
    reads,
    milestones.name,
    [...named].map((milestone) => progressId(id, milestone)),
  );
  return found.flatMap((one) => one?.data ?? []);
}

/** All deliveries of a milestone that weren’t taken back. */
export async function readDeliveries(
  reads: StoreReads,
  { agreement, milestone, rounds }: Progress,
): Promise<Delivery[]> {
  const ids = Array.from({ length: rounds }, (_, at) => deliveryId(agreement, milestone, at + 1));
  return (await reads.getMany<Delivery>(deliveries.name, ids)).flatMap((one) => one?.data ?? []);
}
