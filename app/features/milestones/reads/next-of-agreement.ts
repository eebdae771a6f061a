import { otherSide, type WorkSide } from "~/domain/reference";
import { contentOf, getVersion, isOver } from "~/features/agreements/model/agreement";
import type { ReadAgreement } from "~/features/agreements/reads/read-agreement";
import type { StoreReads } from "~/platform/ports/store";

/** What an agreement asks for first. */
export interface AgreementNext {
  /** To answer what is offered, look at what is delivered, or deliver a milestone. */
  what: "ANSWER" | "REVIEW" | "DELIVER";
  /** Whose turn it is. */
  by: WorkSide;
  /** Of the milestone that is to be delivered. */
  title: string | null;
  dueOn: string | null;
}

/** Null where it asks for nothing. It needs no milestone read: the agreement knows their ids. */
export async function readNext(
  reads: StoreReads,
  { id, agreement }: ReadAgreement,
  now: Date,
): Promise<AgreementNext | null> {
  const unnamed = { title: null, dueOn: null };
  const { offered, inForce, accepted = [], delivered = [] } = agreement ?? {};
  if (offered) return { what: "ANSWER", by: otherSide(offered.by), ...unnamed };
  if (delivered.length > 0) return { what: "REVIEW", by: "HIRER", ...unnamed };
  if (isOver(agreement, now)) return null;
  const version = await getVersion(reads, id, inForce?.n);
  const open = version && contentOf(version).milestones.find((one) => !accepted.includes(one.id));
  return open ? { what: "DELIVER", by: "TALENT", title: open.title, dueOn: open.dueOn } : null;
}
