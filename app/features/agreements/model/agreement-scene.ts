import type { Brief } from "~/features/briefs/model/brief";
import { readSharedWork, type SharedWork } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { type Agreement, agreementsCollection } from "./agreement";

/** The agreement about an accepted proposal, as one of its two sides has to do with it. */
export interface AgreementScene extends SharedWork {
  /** Null until a version is offered. */
  agreement: Agreement | null;
}

/** Null for all but its two sides, and until the yes is told. */
export async function readAgreementScene(
  reads: StoreReads,
  uid: string,
  id: string,
  now: Date,
): Promise<AgreementScene | null> {
  const shared = await readSharedWork(reads, uid, id, now);
  if (!shared) return null;
  return { ...shared, agreement: (await reads.get<Agreement>(agreementsCollection, id))?.data ?? null };
}

/**
 * Whether the two agree here. An employment contract is made between them: a contract for services
 * beside it would be about the wrong thing.
 */
export function takesAgreement({ contractType }: Pick<Brief, "contractType">): boolean {
  return contractType !== "EMPLOYMENT";
}
