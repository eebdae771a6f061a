import type { WorkSide } from "~/domain/reference";
import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";
import type { StoredContent } from "./agreement";

/**
 * `agreementDrafts/{id of the proposal}~{side}`: what one side prepares. Only that side reads it,
 * until it is offered and becomes a version.
 */
export interface AgreementDraft {
  briefId: string;
  /** Its author. */
  uid: string;
  content: StoredContent;
  /** Rises with each save that changes the content. */
  revision: number;
  /** ISO 8601 UTC + "_" + id. */
  savedAt: string;
}

export const agreementDrafts = collection<AgreementDraft>()({
  name: "agreementDrafts",
  ofMember: {
    field: "uid",
    sortedBy: "-savedAt",
    exported: ({ briefId, content, savedAt }) => ({ brief: briefId, content, savedAt: timeOfKey(savedAt) }),
  },
  unindexed: ["content"],
  enums: ["content.unit", "content.silence"],
  // 2: milestones. Earlier ones have none. 3: what silence means. Earlier ones say nothing of it.
  steps: [(draft) => draft, (draft) => draft],
});

export function draftId(agreement: string, side: WorkSide): string {
  return `${agreement}~${side}`;
}
