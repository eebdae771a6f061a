import type { MayChange } from "~/features/files/writes/change-files";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { ok, refuse } from "~/values/result";

/** The files of a proposal change while its text may: before it is sent, or once withdrawn. */
export const mayChangeProposalFiles: MayChange = async (tx, _now, uid, id) => {
  const proposal = (await tx.get<Proposal>(proposalsCollection, id))?.data;
  if (proposal?.uid !== uid) return refuse("NOT_FOUND");
  if (proposal.status !== "DRAFT" && proposal.status !== "WITHDRAWN") return refuse("ALREADY_SENT");
  // Read with it, so that it isn't sent at the same moment.
  return ok(() => tx.set<Proposal>(proposalsCollection, id, proposal));
};
