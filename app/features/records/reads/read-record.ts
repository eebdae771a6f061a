import { type RecordFiles, type RecordMilestone, recordFiles } from "~/domain/record/record-files";
import { type ToldMilestone, toldMilestones } from "~/domain/record/told-milestones";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { type Delivery, deliveries, deliveryId } from "~/features/milestones/model/milestone";
import { getAll } from "~/platform/ports/get-all";
import type { StoreReads } from "~/platform/ports/store";
import { readRoots } from "./read-roots";

/** All that both sides read of an agreement, as files; null until a version is offered. */
export async function readRecord(reads: StoreReads, id: string): Promise<RecordFiles | null> {
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
  if (!agreement) return null;
  const log = await readLog(reads, id, agreement);
  const ids = Array.from({ length: agreement.versions }, (_, at) => versionId(id, at + 1));
  const versions = await getAll<AgreementVersion>(reads, versionsCollection, ids);
  const milestones: RecordMilestone[] = [];
  for (const [milestone, told] of toldMilestones(log))
    milestones.push(await readMilestone(reads, id, milestone, told));
  return recordFiles({
    ...{ agreement: id, log, milestones, end: agreement.ended ?? null },
    roots: await readRoots(reads, log),
    versions: versions.flatMap((version) => version?.data ?? []),
  });
}

async function readLog(reads: StoreReads, id: string, { log }: Agreement): Promise<AgreementEntry[]> {
  const ids = Array.from({ length: log.entries }, (_, at) => entryId(id, at + 1));
  const entries = await getAll<AgreementEntry>(reads, agreementLog.name, ids);
  return entries.flatMap((entry) => entry?.data ?? []);
}

async function readMilestone(
  reads: StoreReads,
  agreement: string,
  id: string,
  { state, deliveries: told }: ToldMilestone,
): Promise<RecordMilestone> {
  const ids = [...told.keys()].map((round) => deliveryId(agreement, id, round));
  const found = await getAll<Delivery>(reads, deliveries.name, ids);
  const shown = found.flatMap((one) =>
    one ? [{ ...one.data, files: one.data.files.map(({ id: file }) => file) }] : [],
  );
  return { id, state, deliveries: shown };
}
