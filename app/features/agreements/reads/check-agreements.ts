import { brokenLink } from "~/domain/record/log-entry";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  hashOfEnd,
  hashOfVersion,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { getAll } from "~/platform/ports/get-all";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";

/** The result of a check of all agreements. */
export interface AgreementsCheck {
  agreements: number;
  /** The first entry or version that was altered after it was written, by its id; null for none. */
  brokenAt: string | null;
}

/** Checks each log from its beginning, and the hash of each version that still stands. */
export async function checkAgreements(reads: StoreReads): Promise<AgreementsCheck> {
  let agreements = 0;
  for (let after: string | null = null; ; ) {
    const page: Page<Agreement> = await reads.query({ collection: agreementsCollection, limit: 50, after });
    for (const found of page.items) {
      agreements += 1;
      const brokenAt = (await brokenEntry(reads, found)) ?? (await brokenVersion(reads, found));
      if (brokenAt !== null) return { agreements, brokenAt };
    }
    if (page.next === null) return { agreements, brokenAt: null };
    after = page.next;
  }
}

async function brokenEntry(reads: StoreReads, { id, data }: Versioned<Agreement>): Promise<string | null> {
  const ids = Array.from({ length: data.log.entries }, (_, at) => entryId(id, at + 1));
  const found = await getAll<AgreementEntry>(reads, agreementLog.name, ids);
  const entries = found.map((entry) => entry?.data);
  const broken = await brokenLink(id, entries);
  if (broken !== null) return ids[broken] ?? id;
  const ended = entries.findLast((entry) => entry?.event === "END_EARLY")?.content ?? "";
  const isAsTold = ended === (data.ended ? hashOfEnd(data.ended) : "");
  return (entries.at(-1)?.hash ?? "") === data.log.hash && isAsTold ? null : id;
}

/** Versions that came to nothing go with an account, those that hold don't. */
async function brokenVersion(reads: StoreReads, { id, data }: Versioned<Agreement>): Promise<string | null> {
  const ids = Array.from({ length: data.versions }, (_, at) => versionId(id, at + 1));
  const found = await reads.getMany<AgreementVersion>(versionsCollection, ids);
  const versions = found.flatMap((version) => version ?? []);
  const broken = versions.find(({ id: one, data: version }) => {
    const isOwn = version.agreement === id && versionId(id, version.n) === one;
    return !isOwn || hashOfVersion(version) !== version.hash;
  });
  if (broken) return broken.id;
  for (const named of [data.offered, data.inForce]) {
    const stands = versions.find(({ data: { n } }) => n === named?.n);
    if (named && stands?.data.hash !== named.hash) return versionId(id, named.n);
  }
  return null;
}
