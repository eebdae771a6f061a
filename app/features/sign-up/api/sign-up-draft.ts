import type { SignUpDraftInput } from "~/api/schema.generated";
import type { SentDraft } from "~/features/sign-up/rules/check-draft";

/** The one form that the input holds (`@oneOf`). */
export function toSentDraft({ freelancer, agency, hirer }: SignUpDraftInput): SentDraft {
  if (freelancer) return { kind: "FREELANCER", ...freelancer };
  return agency ? { kind: "AGENCY", ...agency } : { kind: "HIRER", ...hirer };
}
