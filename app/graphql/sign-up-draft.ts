import type { SignUpDraft } from "~/contract/account";
import type { SignUpDraftInput } from "./schema.generated";

/** The one form that the input holds (`@oneOf`), with absent fields as null. */
export function toSignUpDraft({ freelancer, agency, hirer }: SignUpDraftInput): SignUpDraft {
  if (freelancer) {
    return {
      kind: "FREELANCER",
      displayName: freelancer.displayName,
      discipline: freelancer.discipline ?? null,
      skills: freelancer.skills,
      country: freelancer.country ?? null,
      rate: freelancer.rate ?? null,
    };
  }
  if (agency) {
    return {
      kind: "AGENCY",
      displayName: agency.displayName,
      services: agency.services,
      teamSize: agency.teamSize ?? null,
      country: agency.country ?? null,
      website: agency.website ?? null,
    };
  }
  return {
    kind: "HIRER",
    organisation: hirer.organisation,
    problem: hirer.problem ?? null,
    desiredOutcome: hirer.desiredOutcome ?? null,
    budget: hirer.budget ?? null,
    startOn: hirer.startOn ?? null,
  };
}
